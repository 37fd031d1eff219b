//! Positions from which games reach what dealt ones seldom do: thin bags, scarce trees, full rows, full boards, powers in
//! the middle.

use crate::data::Edition;

/// The positions, as text.
pub(super) fn positions() -> Vec<String> {
    let mut positions = Vec::new();
    for edition in Edition::ALL {
        let edition = edition.word();
        positions.push(thin_bag(edition, ""));
        positions.push(thin_bag(edition, "nightmare"));
        positions.push(scarce_trees(edition));
        positions.push(scarce_shards(edition));
        positions.push(waiting_in_turn(edition));
        positions.push(full_rows(edition));
        positions.push(full_board(edition));
        positions.push(in_the_middle(edition, "golem 3"));
        positions.push(in_the_middle(edition, "tower 2"));
        positions.push(in_the_middle(edition, "king"));
        positions.push(stored_shards(edition));
    }
    positions
}

/// Nearly everything lies in tall stacks; the bag runs dry with the first refill.
fn thin_bag(edition: &str, options: &str) -> String {
    let stack = |letter: &str, count| letter.repeat(count);
    format!(
        "edition {edition}\nplayers 3\noptions {options}\npack trial 1\ncycle 2\nphase travel\n\
         dreamscape 1 c1={} b1={} d1={} c2={}\ndreamscape 2 c1={} b1=RL\nhands 3 WRM\nopen 1 #3 #8\nopen 2 #1\nopen 3 #2",
        stack("W", 26),
        stack("R", 20),
        stack("L", 20),
        stack("G", 18),
        stack("M", 13),
    )
}

/// Four create at once, with greens in every Hands and two trees for all.
fn scarce_trees(edition: &str) -> String {
    let grove = "c1=WW^ b1=L^ d1=R^ c2=W e1=R a1=L";
    format!(
        "edition {edition}\nplayers 4\noptions simultaneous\npack trial 1\ncycle 3\nmarker 1 4\nmarker 2 3\nmarker 3 2\n\
         marker 4 1\nturn 4\ndreamscape 1 {grove}\ndreamscape 2 {grove}\ndreamscape 3 {grove}\ndreamscape 4 c1=W^ b1=L\n\
         hands 1 GGGW\nhands 2 GGWW\nhands 3 GGL\nhands 4 GGMM\nopen 1 #12\nopen 2 #13\nopen 3 #14\nopen 4 #11"
    )
}

/// Four create at once and the bag holds one or two of each colour.
fn scarce_shards(edition: &str) -> String {
    let stack = |letter: &str, count| letter.repeat(count);
    format!(
        "edition {edition}\nplayers 4\noptions simultaneous nightmare\npack trial 1\ncycle 2\n\
         dreamscape 1 c1={} b1={}\ndreamscape 2 c1={} b1={}\ndreamscape 3 c1={}\n\
         hands 1 WWRR\nhands 2 WWLL\nhands 3 RRLLW\nhands 4 GGMMWN",
        stack("W", 19),
        stack("R", 17),
        stack("L", 17),
        stack("G", 16),
        stack("M", 12),
    )
}

/// One waits behind those it lets go first, and they behind the third: what that one may still ask for is little.
fn waiting_in_turn(edition: &str) -> String {
    let planted = "a1=L^ b1=R^ d1=W^ e1=L^ a2=R^ b2=W^ c2=L^ d2=R^";
    format!(
        "edition {edition}\nplayers 3\noptions simultaneous\npack trial 1\ncycle 4\ntrees 1\n\
         dreamscape 1 c1=W {planted}\ndreamscape 2 c1={}\ndreamscape 3 c1=R\nhands 1 GWW\nhands 2 GLLRRWW\nhands 3 GG\n\
         doing 1 tree-waits c1\nwaived 1 3\ndoing 3 tree-waits c1",
        "M".repeat(14)
    )
}

/// The Harvesters have drawn and no row has room, or almost none.
fn full_rows(edition: &str) -> String {
    format!(
        "edition {edition}\nplayers 2\noptions nightmare\npack trial 1\nphase travel\nactions 3\ndoing 1 harvest W N\n\
         row 1 WRLGM\nrow 2 WRLGM\nrow 3 WRLG\nrow 4 WWWWW\nrow 5 RRLLM\nrow 6 MGNGM\nopen 1 #4 #5\nopen 2 #6\nhands 1 WW"
    )
}

/// A small Dreamscape without an empty cell, and reds to be placed.
fn full_board(edition: &str) -> String {
    format!(
        "edition {edition}\nplayers 2\noptions nightmare grid=3x2\npack trial 1\ncycle 3\n\
         dreamscape 1 a1=W b1=LL c1=RR^ a2=W^ b2=GR c2=WW\ndreamer 1 b1\nhands 1 NNNNW\n\
         dreamscape 2 a1=N b1=WW c1=N a2=LLL b2=N c2=RRW\ndreamer 2 b1\nhands 2 NNM\nopen 1 #3\nopen 2 #5"
    )
}

/// A power in progress on a board with everything on it.
fn in_the_middle(edition: &str, doing: &str) -> String {
    format!(
        "edition {edition}\nplayers 2\noptions nightmare\npack trial 1\ncycle 4\ndoing 1 {doing}\n\
         dreamscape 1 c1=LL b1=N a1=W^ c2=RR d2=G e2=L e4=W d4=RW\ndreamer 1 c1\nhands 1 MMN\nopen 1 #5 #9 #16\n\
         dreamscape 2 c1=W\nhands 2 RRG\nopen 2 #10"
    )
}

/// Shards stored on cards that are soon finished: on the pile they meet, and one has to go.
fn stored_shards(edition: &str) -> String {
    format!(
        "edition {edition}\nplayers 2\npack trial 1\ncycle 3\nopen 1 #1 #4\nfinished 1 #3\nstored 1 #1=L #4=R #3=M\n\
         hands 1 WG\nopen 2 #2 #5\nfinished 2 #6\nstored 2 #2=W #5=G #6=L\ndreamscape 2 c1=R\nhands 2 WW"
    )
}
