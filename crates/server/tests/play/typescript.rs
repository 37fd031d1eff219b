//! As much of the types of TypeScript as the protocol is told in.

/// A type.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Type {
    /// One that is declared elsewhere.
    Named(String),
    /// One that the language brings along.
    Word(String),
    /// One text and no other.
    Literal(String),
    List(Box<Type>),
    Tuple(Vec<Type>),
    Object(Vec<Field>),
    /// Keys and values.
    Map(Box<Type>, Box<Type>),
    /// One of them.
    Any(Vec<Type>),
    /// The fields of all of them.
    All(Vec<Type>),
}

/// A field of an object.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Field {
    pub(crate) name: String,
    pub(crate) optional: bool,
    pub(crate) kind: Type,
}

impl Type {
    /// Adds the names of the declared types that it is made of.
    pub(crate) fn names(&self, into: &mut Vec<String>) {
        match self {
            Type::Named(name) => into.push(name.clone()),
            Type::Word(_) | Type::Literal(_) => {}
            Type::List(of) => of.names(into),
            Type::Map(keys, of) => [keys, of].iter().for_each(|part| part.names(into)),
            Type::Tuple(parts) | Type::Any(parts) | Type::All(parts) => {
                parts.iter().for_each(|part| part.names(into));
            }
            Type::Object(fields) => fields.iter().for_each(|field| field.kind.names(into)),
        }
    }
}

/// Every `export type NAME = TYPE;` of a text.
pub(crate) fn declarations(text: &str) -> Vec<(String, Type)> {
    let mut reader = Reader { tokens: tokens(text), at: 0 };
    let mut found = Vec::new();
    while reader.at < reader.tokens.len() {
        reader.expect("export");
        reader.expect("type");
        let name = reader.next();
        reader.expect("=");
        found.push((name, reader.kind()));
        reader.expect(";");
    }
    found
}

/// Words, texts in quotes and single signs, without comments.
fn tokens(text: &str) -> Vec<String> {
    let (mut tokens, mut rest) = (Vec::new(), text.trim_start());
    while let Some(first) = rest.chars().next() {
        let is_word = |sign: char| sign.is_alphanumeric() || sign == '_' || sign == '.';
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap()
        } else if rest.starts_with("/*") {
            rest.find("*/").unwrap() + 2
        } else if first == '"' {
            rest[1..].find('"').unwrap() + 2
        } else if is_word(first) {
            rest.find(|sign| !is_word(sign)).unwrap_or(rest.len())
        } else {
            first.len_utf8()
        };
        if !rest.starts_with("//") && !rest.starts_with("/*") {
            tokens.push(rest[..length].to_owned());
        }
        rest = rest[length..].trim_start();
    }
    tokens
}

struct Reader {
    tokens: Vec<String>,
    at: usize,
}

impl Reader {
    fn next(&mut self) -> String {
        self.at += 1;
        self.tokens[self.at - 1].clone()
    }

    /// Takes a token if it comes next.
    fn take(&mut self, token: &str) -> bool {
        let comes = self.tokens[self.at] == token;
        self.at += usize::from(comes);
        comes
    }

    fn expect(&mut self, token: &str) {
        assert!(self.take(token), "`{token}` before {:?}", &self.tokens[self.at..][..10]);
    }

    fn kind(&mut self) -> Type {
        self.take("|");
        let mut kinds = vec![self.joined()];
        while self.take("|") {
            kinds.push(self.joined());
        }
        if kinds.len() == 1 { kinds.remove(0) } else { Type::Any(kinds) }
    }

    fn joined(&mut self) -> Type {
        let mut parts = vec![self.listed()];
        while self.take("&") {
            parts.push(self.listed());
        }
        if parts.len() == 1 { parts.remove(0) } else { Type::All(parts) }
    }

    fn listed(&mut self) -> Type {
        let mut kind = self.single();
        while self.tokens[self.at] == "[" {
            self.expect("[");
            self.expect("]");
            kind = Type::List(Box::new(kind));
        }
        kind
    }

    fn single(&mut self) -> Type {
        match self.next().as_str() {
            "(" => {
                let kind = self.kind();
                self.expect(")");
                kind
            }
            "[" => self.tuple(),
            "{" if self.tokens[self.at] == "[" => self.map(),
            "{" => self.object(),
            "Array" => {
                self.expect("<");
                let of = self.kind();
                self.expect(">");
                Type::List(Box::new(of))
            }
            word if word.starts_with('"') => Type::Literal(word.trim_matches('"').to_owned()),
            // A type of another file is named with the file.
            word if word.contains('.') => Type::Named(word.rsplit('.').next().unwrap().to_owned()),
            word if word.starts_with(char::is_uppercase) => Type::Named(word.to_owned()),
            word => Type::Word(word.to_owned()),
        }
    }

    fn tuple(&mut self) -> Type {
        let mut parts = Vec::new();
        while !self.take("]") {
            parts.push(self.kind());
            self.take(",");
        }
        Type::Tuple(parts)
    }

    /// `{ [key in K]?: V }` or `{ [key: K]: V }`.
    fn map(&mut self) -> Type {
        self.expect("[");
        self.next();
        if !self.take("in") {
            self.expect(":");
        }
        let keys = self.kind();
        self.expect("]");
        self.take("?");
        self.expect(":");
        let of = self.kind();
        self.take(",");
        self.expect("}");
        Type::Map(Box::new(keys), Box::new(of))
    }

    fn object(&mut self) -> Type {
        let mut fields = Vec::new();
        while !self.take("}") {
            let name = self.next().trim_matches('"').to_owned();
            let optional = self.take("?");
            self.expect(":");
            fields.push(Field { name, optional, kind: self.kind() });
            let _ = self.take(",") || self.take(";");
        }
        Type::Object(fields)
    }
}
