//! What the program itself finds wrong, as sentences.

kernel::messages! {
    /// What can be wrong with a request, a file or the command line.
    pub enum Trouble {
        /// What was expected instead, put behind another sentence.
        "trouble-expected" => Expected { list: String },
        /// Text that is not of the form expected.
        "trouble-unreadable" => Unreadable {},
        /// A position that breaks a rule.
        "trouble-breaks-rule" => BreaksRule { rule: String },
        /// A given outcome that cannot happen.
        "trouble-chance-impossible" => ChanceImpossible { number: u32 },
        /// Too few given outcomes.
        "trouble-chance-missing" => ChanceMissing { given: u32 },
        /// Too many given outcomes.
        "trouble-chance-surplus" => ChanceSurplus { used: u32 },
        /// A line that is no JSON.
        "trouble-not-json" => NotJson {},
        /// JSON that is nested too deep.
        "trouble-too-deep" => TooDeep {},
        /// A line that is too long.
        "trouble-line-too-long" => LineTooLong { bytes: u32, outside: u32 },
        /// A line or file that is not UTF-8.
        "trouble-not-text" => NotText {},
        /// JSON that is not an object.
        "trouble-not-an-object" => NotAnObject {},
        /// A command that does not exist.
        "trouble-unknown-command" => UnknownCommand { name: String },
        /// A field that a request must have.
        "trouble-missing-field" => MissingField { name: String },
        /// A field that a request may not have.
        "trouble-unknown-field" => UnknownField { name: String },
        /// A field or option with a value that it cannot have.
        "trouble-wrong-value" => WrongValue { name: String, value: String },
        /// Two things of which only one may be given.
        "trouble-only-one" => OnlyOne { first: String, second: String },
        /// Two choices that cannot both hold.
        "trouble-contradiction" => Contradiction { first: String, second: String },
        /// There is no game yet.
        "trouble-no-game" => NoGame {},
        /// The record of this session is full.
        "trouble-record-full" => RecordFull { entries: u32 },
        /// An edition that does not exist.
        "trouble-unknown-edition" => UnknownEdition { name: String },
        /// A house option that does not exist.
        "trouble-unknown-option" => UnknownOption { name: String },
        /// A pack that is neither built in nor a file.
        "trouble-unknown-pack" => UnknownPack { name: String },
        /// A pack of the right name and version with other content.
        "trouble-other-pack" => OtherPack { name: String },
        /// A game that does not exist.
        "trouble-unknown-game" => UnknownGame { name: String },
        /// A card that the pack does not have.
        "trouble-unknown-card" => UnknownCard { name: String },
        /// A file that is not there.
        "trouble-no-such-file" => NoSuchFile {},
        /// A folder in the place of a file.
        "trouble-folder" => Folder {},
        /// A file that one may not read.
        "trouble-no-permission" => NoPermission {},
        /// A file that cannot be read for another reason.
        "trouble-no-file" => NoFile { detail: String },
        /// A file that is too long.
        "trouble-file-too-long" => FileTooLong { bytes: u32 },
        /// Bytes that are no record.
        "trouble-not-a-record" => NotARecord {},
        /// A record with a step that fails; why is said behind it.
        "trouble-step-fails" => StepFails { step: u32 },
        /// A record whose set-up fails; why is said behind it.
        "trouble-start-fails" => StartFails {},
        /// A record that ends otherwise than it says.
        "trouble-other-result" => OtherResult {},
        /// A record that has fewer steps than asked for.
        "trouble-no-such-step" => NoSuchStep { step: String },
        /// An argument that does not exist.
        "trouble-unknown-argument" => UnknownArgument { name: String },
        /// A command of the program that does not exist.
        "trouble-unknown-subcommand" => UnknownSubcommand { name: String },
        /// The command is missing.
        "trouble-missing-subcommand" => MissingSubcommand {},
        /// An argument that must be there.
        "trouble-missing-argument" => MissingArgument { name: String },
        /// An option without its value.
        "trouble-missing-value" => MissingValue { name: String },
        /// An option that was given twice.
        "trouble-repeated-argument" => RepeatedArgument { name: String },
        /// Anything else that is wrong with the command line.
        "trouble-wrong-use" => WrongUse {},
        /// How to find help, put behind another sentence.
        "trouble-see-help" => SeeHelp { command: String },
    }
}
