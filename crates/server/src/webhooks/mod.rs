//! Webhooks: messages to people for whom a table waits while they are away. A message is written with the move that causes it, in one
//! transaction, and sent after it.

mod address;
mod concurrency;
mod dns;
mod post;
mod sender;

use axum::http::Uri;
use serde::{Deserialize, Serialize};
use store::{GuestId, Millis, Outgoing, ParcelId, TableId};
use ts_rs::TS;
use utoipa::ToSchema;

#[cfg(test)]
pub(crate) use post::DeliveryError;
pub(crate) use sender::send_for_ever;

/// The longest address, in bytes.
const MOST_URL: usize = 1_000;
const DAY: i64 = 24 * 60;
const MINUTE: i64 = 60 * 1_000;

/// What can be set about messages to people who are away.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Webhooks {
    /// Whether messages may go to this machine and to private networks.
    pub allow_private: bool,
    /// The certificate of an authority, in DER, that is trusted instead of the public ones.
    pub authority: Option<Vec<u8>>,
}

/// How somebody is told that it is their turn.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Webhook {
    /// Where the message is sent: `http` or `https`.
    #[schema(max_length = 1000)]
    url: String,
    /// Hours in which nothing is sent; what would have been waits for their end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(nullable = true)]
    quiet: Option<QuietHours>,
}

/// Hours in which nothing is sent.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct QuietHours {
    /// The minute of the day at which they begin.
    #[schema(minimum = 0, maximum = 1439)]
    from: u16,
    /// The minute of the day at which they end.
    #[schema(minimum = 0, maximum = 1439)]
    to: u16,
    /// How many minutes the clock on the wall is ahead of universal time.
    #[serde(default)]
    #[schema(minimum = -840, maximum = 840)]
    ahead: i16,
}

impl QuietHours {
    fn is_sound(self) -> bool {
        i64::from(self.from) < DAY && i64::from(self.to) < DAY && (-840..=840).contains(&self.ahead)
    }

    /// The first moment from now on that is not quiet.
    fn end(self, now: Millis) -> Millis {
        let minute = now.0.div_euclid(MINUTE);
        let of_day = (minute + i64::from(self.ahead)).rem_euclid(DAY);
        let (from, to) = (i64::from(self.from), i64::from(self.to));
        let length = (to - from).rem_euclid(DAY);
        let since = (of_day - from).rem_euclid(DAY);
        if since < length { Millis((minute + length - since) * MINUTE) } else { now }
    }
}

impl Webhook {
    /// Settings as they were stored.
    pub(crate) fn stored(text: &str) -> Option<Webhook> {
        serde_json::from_str(text).ok()
    }

    /// Settings as they are stored.
    pub(crate) fn to_stored(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Whether messages can be sent to the address, as far as can be said without looking its name up.
    pub(crate) fn is_sound(&self, webhooks: &Webhooks) -> bool {
        let target = self.url.parse().ok().filter(|_| self.url.len() <= MOST_URL);
        let target = target.and_then(|uri: Uri| post::Target::of(&uri));
        let allowed =
            |target: post::Target| webhooks.allow_private || target.literal().is_none_or(address::is_public);
        target.is_some_and(allowed) && self.quiet.is_none_or(QuietHours::is_sound)
    }

    /// The first moment from this one on at which messages may be sent.
    pub(crate) fn end_of_quiet(&self, now: Millis) -> Millis {
        self.quiet.map_or(now, |quiet| quiet.end(now))
    }

    /// The message that a table has come to wait for somebody, due then or at the end of the quiet hours.
    pub(crate) fn outgoing(
        &self,
        guest: GuestId,
        table: TableId,
        seq: u64,
        now: Millis,
        due: Millis,
    ) -> Outgoing {
        let due = self.end_of_quiet(due);
        let body =
            serde_json::to_string(&Waits { kind: "your-turn", table: table.to_string(), seq, since: now.0 });
        Outgoing { id: ParcelId::random(), guest, body: body.unwrap_or_default(), due }
    }
}

/// What a message says.
#[derive(Serialize)]
struct Waits {
    kind: &'static str,
    table: String,
    seq: u64,
    since: i64,
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(4_000) })]

        #[test]
        fn settings_that_are_stored_are_read_as_they_were_and_quiet_hours_end_within_a_day(
            url in "(https?://[a-z.]{1,9}(:[0-9]{1,5})?/[ -~]{0,9}|.{0,9})",
            quiet in prop::option::of((any::<u16>(), any::<u16>(), any::<i16>())),
            now in -(1_i64 << 50)..1 << 50,
        ) {
            let quiet = quiet.map(|(from, to, ahead)| QuietHours { from, to, ahead });
            let webhook = Webhook { url, quiet };
            prop_assert_eq!(Webhook::stored(&webhook.to_stored()), Some(webhook.clone()));
            // Also if somebody else has written what is not sound.
            let end = webhook.end_of_quiet(Millis(now));
            prop_assert!(end.0 >= now && end.0 <= now + DAY * MINUTE);
            if webhook.is_sound(&Webhooks::default()) {
                prop_assert_eq!(webhook.end_of_quiet(end), end);
            }
        }

        #[test]
        fn whatever_somebody_sends_as_settings_is_refused_or_sound(
            text in prop_oneof![
                any::<String>(),
                "\\{\"url\":\"(http://[a-z.]{1,9}/|[!-~&&[^\"\\\\]]{0,9})\"(,\"quiet\":\\{\"from\":-?[0-9]{1,5},\"to\":[0-9]{1,4}(,\"ahead\":-?[0-9]{1,4})?\\})?\\}",
            ],
        ) {
            if let Some(webhook) = Webhook::stored(&text) && webhook.is_sound(&Webhooks::default()) {
                let uri: Uri = webhook.url.parse().unwrap();
                prop_assert!(matches!(uri.scheme_str(), Some("http" | "https")) && webhook.url.len() <= MOST_URL);
                prop_assert_eq!(Webhook::stored(&webhook.to_stored()), Some(webhook));
            }
        }
    }

    fn at(hour: i64, minute: i64) -> Millis {
        Millis((20_000 * DAY + hour * 60 + minute) * MINUTE)
    }

    #[test]
    fn what_falls_into_quiet_hours_waits_for_their_end() {
        let night = QuietHours { from: 22 * 60, to: 7 * 60, ahead: 0 };
        assert_eq!(night.end(at(21, 59)), at(21, 59));
        assert_eq!(night.end(at(22, 0)), at(31, 0));
        assert_eq!(night.end(at(3, 30)), at(7, 0));
        assert_eq!(night.end(at(7, 0)), at(7, 0));
        let noon = QuietHours { from: 12 * 60, to: 13 * 60, ahead: 120 };
        assert_eq!(noon.end(at(10, 30)), at(11, 0));
        assert_eq!(noon.end(at(12, 30)), at(12, 30));
        let never = QuietHours { from: 60, to: 60, ahead: 0 };
        assert_eq!(never.end(at(1, 0)), at(1, 0));
    }

    #[test]
    fn only_web_addresses_outside_private_networks_are_taken() {
        let sound = |url: &str| Webhook { url: url.to_owned(), quiet: None }.is_sound(&Webhooks::default());
        for url in [
            "https://hooks.example/turn?a=b",
            "http://hooks.example:8080",
            "http://8.8.8.8/x",
            "https://[2606:4700::1111]/",
        ] {
            assert!(sound(url), "{url}");
        }
        for url in [
            "",
            "hooks.example",
            "/turn",
            "ftp://hooks.example/",
            "file:///etc/passwd",
            "gopher://hooks.example/",
            "http://",
            "http://user@hooks.example/",
            "http://user:word@hooks.example/",
            "http://127.0.0.1/",
            "http://[::1]/",
            "http://[::ffff:10.0.0.1]/",
            "http://169.254.169.254/latest",
            "https://10.1.2.3:443/",
            "http://hooks.example:99999/",
            "http://hooks example/",
        ] {
            assert!(!sound(url), "{url}");
        }
        let long = format!("http://hooks.example/{}", "a".repeat(MOST_URL));
        assert!(!sound(&long));
        let wrong = QuietHours { from: 1440, to: 0, ahead: 0 };
        let webhook = Webhook { url: "http://hooks.example/".to_owned(), quiet: Some(wrong) };
        assert!(!webhook.is_sound(&Webhooks::default()));
    }
}
