//! Guests, their tokens and settings.

use store::{Fault, Guest, GuestId, Millis, News, TableId, Token, TokenKind};
use tokio::task::JoinSet;

use crate::samples::{a_guest, a_table};
use crate::stage::{Stage, laws};

laws! {
    a_guest_has_a_name_that_can_be_changed,
    a_token_leads_to_its_guest_until_it_is_revoked,
    all_that_proves_who_a_guest_is_ends_at_once_and_nothing_of_others,
    the_use_of_a_token_is_noted_once_an_hour,
    a_claim_is_used_once,
    a_claim_expires,
    whom_a_guest_mutes_is_that_guests_business,
    messages_can_be_turned_off_for_one_table,
}

const HOUR: i64 = 60 * 60 * 1000;

async fn a_guest_has_a_name_that_can_be_changed(stage: Stage) {
    let store = &stage.store;
    let id = GuestId::random();
    assert_eq!(store.guest(id).await, Ok(None));
    assert_eq!(store.rename(id, "Eve").await, Err(Fault::Missing));
    store.add_guest(id, "Ada", Millis(5)).await.unwrap();
    assert_eq!(store.add_guest(id, "Eve", Millis(6)).await, Err(Fault::Taken));
    store.rename(id, "Ada Ł.").await.unwrap();
    let guest = Guest { id, name: "Ada Ł.".to_owned(), created: Millis(5), hook: None };
    assert_eq!(store.guest(id).await, Ok(Some(guest)));
    assert_eq!(store.rename(id, &"x".repeat(9_999)).await, Err(Fault::Unfit { what: "name" }));
}

async fn a_token_leads_to_its_guest_until_it_is_revoked(stage: Stage) {
    let store = &stage.store;
    let guest = a_guest(store).await;
    let (browser, program) = ([1; 32], [2; 32]);
    store.add_token(browser, guest, TokenKind::Session, Millis(5)).await.unwrap();
    store.add_token(program, guest, TokenKind::Bot, Millis(6)).await.unwrap();
    let again = store.add_token(browser, a_guest(store).await, TokenKind::Bot, Millis(7)).await;
    assert_eq!(again, Err(Fault::Taken));
    let nobody = store.add_token([3; 32], GuestId::random(), TokenKind::Bot, Millis(7)).await;
    assert_eq!(nobody, Err(Fault::Missing));
    let token = |hash, kind, at| Token { hash, guest, kind, created: Millis(at), used: Millis(at) };
    let (first, second) = (token(browser, TokenKind::Session, 5), token(program, TokenKind::Bot, 6));
    assert_eq!(store.guest_of_token(browser, Millis(9)).await, Ok(Some(first)));
    assert_eq!(store.guest_of_token(program, Millis(9)).await, Ok(Some(second)));
    assert_eq!(store.guest_of_token([9; 32], Millis(9)).await, Ok(None));
    assert_eq!(store.tokens_of(guest).await, Ok(vec![first, second]));
    store.revoke_token(browser).await.unwrap();
    assert_eq!(store.guest_of_token(browser, Millis(9)).await, Ok(None));
    assert_eq!(store.revoke_token(browser).await, Err(Fault::Missing));
    assert_eq!(store.tokens_of(guest).await, Ok(vec![second]));
}

async fn all_that_proves_who_a_guest_is_ends_at_once_and_nothing_of_others(stage: Stage) {
    let store = &stage.store;
    let (guest, other) = (a_guest(store).await, a_guest(store).await);
    for (hash, whose) in [([1; 32], guest), ([2; 32], guest), ([3; 32], other)] {
        store.add_token(hash, whose, TokenKind::Session, Millis(5)).await.unwrap();
    }
    for (hash, whose) in [([4; 32], guest), ([5; 32], other)] {
        store.add_claim(hash, whose, Millis(9)).await.unwrap();
    }
    let mut feed = store.news();
    // The second time nothing is left to end, and it is told all the same.
    for _ in 0..2 {
        store.revoke_all(guest).await.unwrap();
        if store.is_shared() {
            assert_eq!(feed.next().await, Some(News::Left { guest }));
        }
    }
    assert_eq!(store.tokens_of(guest).await, Ok(vec![]));
    assert_eq!(store.take_claim([4; 32], Millis(6)).await, Ok(None));
    assert_eq!(store.tokens_of(other).await.unwrap().len(), 1);
    assert_eq!(store.take_claim([5; 32], Millis(6)).await, Ok(Some(other)));
}

async fn the_use_of_a_token_is_noted_once_an_hour(stage: Stage) {
    let store = &stage.store;
    let (guest, hash) = (a_guest(store).await, [7; 32]);
    store.add_token(hash, guest, TokenKind::Session, Millis(100)).await.unwrap();
    let used = async || store.tokens_of(guest).await.unwrap()[0].used;
    store.guest_of_token(hash, Millis(99 + HOUR)).await.unwrap();
    assert_eq!(used().await, Millis(100));
    store.guest_of_token(hash, Millis(100 + HOUR)).await.unwrap();
    assert_eq!(used().await, Millis(100 + HOUR));
    store.guest_of_token(hash, Millis(3)).await.unwrap();
    assert_eq!(used().await, Millis(100 + HOUR));
}

async fn a_claim_is_used_once(stage: Stage) {
    let servers = [stage.store.clone(), stage.second().await];
    let (guest, hash) = (a_guest(&stage.store).await, [4; 32]);
    stage.store.add_claim(hash, guest, Millis(100)).await.unwrap();
    assert_eq!(stage.store.add_claim(hash, guest, Millis(100)).await, Err(Fault::Taken));
    let mut crowd = JoinSet::new();
    for number in 0..16 {
        let store = servers[number % 2].clone();
        crowd.spawn(async move { store.take_claim(hash, Millis(50)).await.unwrap() });
    }
    let got: Vec<GuestId> = crowd.join_all().await.into_iter().flatten().collect();
    assert_eq!(got, [guest]);
}

async fn a_claim_expires(stage: Stage) {
    let store = &stage.store;
    let guest = a_guest(store).await;
    for (hash, expires) in [([1; 32], 100), ([2; 32], 100), ([3; 32], 200), ([4; 32], 100)] {
        store.add_claim(hash, guest, Millis(expires)).await.unwrap();
    }
    assert_eq!(store.take_claim([1; 32], Millis(99)).await, Ok(Some(guest)));
    assert_eq!(store.take_claim([2; 32], Millis(100)).await, Ok(None));
    store.forget_claims(Millis(150)).await.unwrap();
    assert_eq!(store.take_claim([4; 32], Millis(50)).await, Ok(None));
    assert_eq!(store.take_claim([3; 32], Millis(150)).await, Ok(Some(guest)));
}

async fn whom_a_guest_mutes_is_that_guests_business(stage: Stage) {
    let store = &stage.store;
    let (ada, bob) = (a_guest(store).await, a_guest(store).await);
    store.mute(ada, bob).await.unwrap();
    store.mute(ada, bob).await.unwrap();
    assert_eq!(store.muted_by(ada).await, Ok(vec![bob]));
    assert_eq!(store.muted_by(bob).await, Ok(vec![]));
    let cleo = a_guest(store).await;
    assert_eq!(store.deaf_to(bob, &[cleo, ada, bob]).await, Ok(vec![ada]));
    assert_eq!(store.deaf_to(bob, &[cleo]).await, Ok(vec![]));
    assert_eq!(store.deaf_to(bob, &[]).await, Ok(vec![]));
    assert_eq!(store.deaf_to(ada, &[cleo, ada, bob]).await, Ok(vec![]));
    assert_eq!(store.mute(ada, GuestId::random()).await, Err(Fault::Missing));
    store.unmute(ada, bob).await.unwrap();
    store.unmute(ada, bob).await.unwrap();
    assert_eq!(store.muted_by(ada).await, Ok(vec![]));
}

async fn messages_can_be_turned_off_for_one_table(stage: Stage) {
    let store = &stage.store;
    let (guest, loud, quiet) = (a_guest(store).await, a_table(store).await, a_table(store).await);
    assert_eq!(store.hook_for(guest, loud).await, Ok(None));
    store.set_hook(guest, Some("{\"url\":1}")).await.unwrap();
    store.silence(guest, quiet).await.unwrap();
    store.silence(guest, quiet).await.unwrap();
    assert_eq!(store.silence(guest, TableId::random()).await, Err(Fault::Missing));
    let hook = Some("{\"url\":1}".to_owned());
    assert_eq!(store.hook_for(guest, loud).await, Ok(hook.clone()));
    assert_eq!(store.hook_for(guest, quiet).await, Ok(None));
    store.unsilence(guest, quiet).await.unwrap();
    assert_eq!(store.hook_for(guest, quiet).await, Ok(hook));
    store.set_hook(guest, None).await.unwrap();
    assert_eq!(store.hook_for(guest, loud).await, Ok(None));
    assert_eq!(store.set_hook(GuestId::random(), None).await, Err(Fault::Missing));
}
