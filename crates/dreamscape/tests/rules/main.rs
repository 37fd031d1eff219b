//! The rules of Dreamscape, one module for each section of the rules, one test or more for each number.

mod table;

mod s5_travel;
mod s7_ending;
mod s7_placing;
mod s7_walking;
mod s8_completion;
mod s8_drawing;
mod s8_patterns;
mod x_whole_turn;
