//! How a guest is recognised: tokens, and one-time claims for a second device. Only hashes of secrets are kept.

use crate::Store;
use crate::ask::{Ask, Line, each, first, odd};
use crate::fault::Fault;
use crate::guest::done;
use crate::ids::{GuestId, Hash, Millis};
use crate::write::Write;

/// The last use is noted at most this often: a write for each request would cost more than it tells.
const NOTED: i64 = 60 * 60 * 1000;

const ADD: &str = "INSERT INTO tokens (hash, guest, kind, created, used) VALUES ($1, $2, $3, $4, $4) \
     ON CONFLICT DO NOTHING RETURNING guest";

const FIND: &str = "SELECT hash, guest, kind, created, used FROM tokens WHERE hash = $1";

const OF_GUEST: &str =
    "SELECT hash, guest, kind, created, used FROM tokens WHERE guest = $1 ORDER BY created, hash";

const REVOKE_TOKENS: &str = "DELETE FROM tokens WHERE guest = $1 RETURNING guest";

const REVOKE_CLAIMS: &str = "DELETE FROM claims WHERE guest = $1 RETURNING guest";

const REVOKE: &str = "DELETE FROM tokens WHERE hash = $1 RETURNING guest";

/// The same where several servers share the store: the others are told.
const REVOKE_AND_TELL: &str = "WITH ended AS (DELETE FROM tokens WHERE hash = $1 RETURNING guest) \
     SELECT guest, pg_notify('oneiros', 'g ' || guest)::text FROM ended";

/// Tells the other servers, where several share the store, that nothing proves any more who a guest is.
const TELL_REVOKED: &str = "SELECT count(pg_notify('oneiros', 'g ' || $1::bigint))";

const CLAIM: &str = "INSERT INTO claims (hash, guest, expires) VALUES ($1, $2, $3) \
     ON CONFLICT DO NOTHING RETURNING guest";

/// What a token is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TokenKind {
    /// A browser.
    Session,
    /// A program.
    Bot,
}

impl TokenKind {
    const fn stored(self) -> i64 {
        self as i64
    }

    fn from_stored(number: i64) -> Result<TokenKind, Fault> {
        let kinds = [TokenKind::Session, TokenKind::Bot];
        kinds.into_iter().find(|kind| kind.stored() == number).ok_or_else(|| odd("a kind", None))
    }
}

/// A token by its hash.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// The SHA-256 of the secret.
    pub hash: Hash,
    /// Whose it is.
    pub guest: GuestId,
    /// What it is for.
    pub kind: TokenKind,
    /// When it was made.
    pub created: Millis,
    /// When it was last used, to the hour.
    pub used: Millis,
}

impl Store {
    /// Adds a token.
    ///
    /// # Errors
    /// [`Fault::Missing`] if there is no such guest, [`Fault::Taken`] if the token is known; what the database says.
    pub async fn add_token(
        &self,
        hash: Hash,
        guest: GuestId,
        kind: TokenKind,
        created: Millis,
    ) -> Result<(), Fault> {
        let args = [hash.into(), guest.into(), kind.stored().into(), created.into()];
        done(&self.put(Ask::new(ADD, args)).await?, Fault::Taken)
    }

    /// The token with this hash, and so its guest. Its use is noted.
    ///
    /// # Errors
    /// What the database says. That the use cannot be noted is no reason to turn anybody away.
    pub async fn guest_of_token(&self, hash: Hash, now: Millis) -> Result<Option<Token>, Fault> {
        let found = first(self.get(Ask::new(FIND, [hash.into()])).await?, token)?;
        if found.is_some_and(|token| now.0.saturating_sub(token.used.0) >= NOTED) {
            let sql = "UPDATE tokens SET used = $2 WHERE hash = $1 AND used < $2";
            let _ = self.put(Ask::new(sql, [hash.into(), now.into()])).await;
        }
        Ok(found)
    }

    /// The tokens of a guest.
    ///
    /// # Errors
    /// What the database says.
    pub async fn tokens_of(&self, guest: GuestId) -> Result<Vec<Token>, Fault> {
        each(self.get(Ask::new(OF_GUEST, [guest.into()])).await?, token)
    }

    /// Ends a token.
    ///
    /// # Errors
    /// [`Fault::Missing`] if there is no such token; what the database says.
    pub async fn revoke_token(&self, hash: Hash) -> Result<(), Fault> {
        let sql = if self.is_shared() { REVOKE_AND_TELL } else { REVOKE };
        done(&self.put(Ask::new(sql, [hash.into()])).await?, Fault::Missing)
    }

    /// Ends all that proves who a guest is: tokens, and claims that nobody has used yet.
    ///
    /// # Errors
    /// What the database says.
    pub async fn revoke_all(&self, guest: GuestId) -> Result<(), Fault> {
        let mut sql = vec![REVOKE_TOKENS, REVOKE_CLAIMS];
        if self.is_shared() {
            sql.push(TELL_REVOKED);
        }
        let asks = sql.into_iter().map(|sql| Ask::new(sql, [guest.into()])).collect();
        self.write(Write::Plain(asks)).await.map(drop)
    }

    /// Lets whoever knows the secret become this guest, once, until it expires.
    ///
    /// # Errors
    /// [`Fault::Missing`] if there is no such guest, [`Fault::Taken`] if the claim is known; what the database says.
    pub async fn add_claim(&self, hash: Hash, guest: GuestId, expires: Millis) -> Result<(), Fault> {
        let ask = Ask::new(CLAIM, [hash.into(), guest.into(), expires.into()]);
        done(&self.put(ask).await?, Fault::Taken)
    }

    /// Uses a claim up. Of several who try, one gets the guest.
    ///
    /// # Errors
    /// What the database says.
    pub async fn take_claim(&self, hash: Hash, now: Millis) -> Result<Option<GuestId>, Fault> {
        let ask = Ask::new("DELETE FROM claims WHERE hash = $1 RETURNING guest, expires", [hash.into()]);
        let taken = first(self.put(ask).await?, |line| Ok((line.guest()?, line.time()?)))?;
        Ok(taken.filter(|&(_, expires)| now < expires).map(|(guest, _)| guest))
    }

    /// Forgets claims that have expired.
    ///
    /// # Errors
    /// What the database says.
    pub async fn forget_claims(&self, now: Millis) -> Result<(), Fault> {
        self.put(Ask::new("DELETE FROM claims WHERE expires <= $1", [now.into()])).await.map(drop)
    }
}

fn token(line: &mut Line) -> Result<Token, Fault> {
    Ok(Token {
        hash: line.hash()?,
        guest: line.guest()?,
        kind: TokenKind::from_stored(line.int()?)?,
        created: line.time()?,
        used: line.time()?,
    })
}
