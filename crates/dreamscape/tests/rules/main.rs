//! The rules of Dreamscape, one module for each section of the rules, one test or more for each number.

mod hoard;
mod random_play;
mod table;

mod s10_nightmare;
mod s10_reds;
mod s11_finale;
mod s12_purposes;
mod s13_solo;
mod s14_doubts;
mod s14_editions;
mod s14_options;
mod s16_knowledge;
mod s16_taking_back;
mod s1_components;
mod s2_setup;
mod s3_cycle;
mod s4_emergence;
mod s5_travel;
mod s6_golem;
mod s6_powers;
mod s7_ending;
mod s7_placing;
mod s7_together;
mod s7_together_decks;
mod s7_together_lines;
mod s7_together_waivers;
mod s7_walking;
mod s8_building;
mod s8_completion;
mod s8_drawing;
mod s8_patterns;
mod s9_card_powers;
mod x_whole_turn;
