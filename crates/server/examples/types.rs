//! Writes the protocol as TypeScript to standard output, for `cargo xtask types`.

fn main() {
    print!("{}", server::types());
}
