//! The file `editions.toml`: the switches in which the editions differ (section 14 of the rules).

use super::problem::{DataError, Problem};
use super::reader::{Entry, Section, Source};
use super::{
    Edition, EmergenceOrder, FinaleOrder, GolemSupport, Interruption, Leftovers, RedSteps, StartChoice,
    Switches, TowerTakes,
};

impl Switches {
    /// Reads `editions.toml`: the switches by edition, in the order of [`Edition::ALL`]; `tiles` is how many there are to
    /// choose from.
    ///
    /// # Errors
    ///
    /// The first mistake, with its line and column and what was expected there.
    pub fn read_all(file_name: &str, text: &str, tiles: usize) -> Result<[Switches; 5], DataError> {
        let source = Source { file: file_name, text };
        let document = source.parse()?;
        let root = source.root(&document);
        root.allow(&Edition::ALL.map(Edition::word))?;
        let read = |edition: Edition| read_switches(&root.need(edition.word())?.section()?, tiles);
        let [standard, en, it, pl, de] = Edition::ALL;
        Ok([read(standard)?, read(en)?, read(it)?, read(pl)?, read(de)?])
    }
}

fn read_switches(section: &Section<'_>, tiles: usize) -> Result<Switches, DataError> {
    section.allow(&[
        "emergence",
        "start_choice",
        "tiles",
        "red_steps",
        "tower",
        "golem",
        "interruption",
        "leftovers",
        "finale",
    ])?;
    Ok(Switches {
        emergence: section.need("emergence")?.choice(&[
            ("clock-first", EmergenceOrder::ClockFirst),
            ("refill-first", EmergenceOrder::RefillFirst),
        ])?,
        start_choice: section
            .need("start_choice")?
            .choice(&[("in-order", StartChoice::InOrder), ("at-once", StartChoice::AtOnce)])?,
        tiles: read_tiles(section.need("tiles")?, tiles)?,
        red_steps: section
            .need("red_steps")?
            .choice(&[("cost", RedSteps::Cost), ("forbidden", RedSteps::Forbidden)])?,
        tower: section
            .need("tower")?
            .choice(&[("up-to-two", TowerTakes::UpToTwo), ("both", TowerTakes::Both)])?,
        golem: section
            .need("golem")?
            .choice(&[("needed", GolemSupport::Needed), ("not-needed", GolemSupport::NotNeeded)])?,
        interruption: section
            .need("interruption")?
            .choice(&[("goes-on", Interruption::GoesOn), ("ends", Interruption::Ends)])?,
        leftovers: section
            .need("leftovers")?
            .choice(&[("own-end", Leftovers::OwnEnd), ("together", Leftovers::Together)])?,
        finale: section.need("finale")?.choice(&[("new", FinaleOrder::New), ("kept", FinaleOrder::Kept)])?,
    })
}

/// Tiles are named by number in the file and by their place in the list here.
fn read_tiles(entry: Entry<'_>, tiles: usize) -> Result<Vec<u8>, DataError> {
    let most = u8::try_from(tiles).unwrap_or(u8::MAX);
    let mut places: Vec<u8> = Vec::new();
    for entry in entry.list()? {
        let number = entry.small(1, most)?;
        if places.contains(&(number - 1)) {
            let problem = Problem::Repeated { name: "tiles".to_owned(), found: number.to_string() };
            return Err(entry.refuse(problem, Vec::new()));
        }
        places.push(number - 1);
    }
    Ok(places)
}
