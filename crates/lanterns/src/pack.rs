//! The pack of Lanterns: names for the lanterns, and one rule of its own.

/// A pack.
#[derive(Clone, Copy, Debug)]
pub struct Pack {
    /// Its name.
    pub name: &'static str,
    /// Its version.
    pub version: u32,
    /// The lantern that by its own rule shields no other.
    pub dear: u8,
    /// The names of lanterns 1 to 12.
    pub names: [&'static str; 12],
}

/// The only pack there is.
pub const PACK: Pack = Pack {
    name: "moths",
    version: 1,
    dear: 12,
    names: [
        "ghost", "ember", "dusk", "garden", "clay", "drinker", "emperor", "hawk", "luna", "sphinx", "swift",
        "moon",
    ],
};

impl Pack {
    /// The name of a lantern.
    #[must_use]
    pub fn name(&self, lantern: u8) -> &'static str {
        self.names.get(usize::from(lantern).wrapping_sub(1)).copied().unwrap_or("none")
    }

    /// The number of its own rule.
    #[must_use]
    pub fn rule(&self) -> String {
        format!("{}-1", self.name)
    }
}
