//! The rules of Dreamscape, one module for each section of the rules, one test or more for each number.

mod table;

mod s5_travel;
