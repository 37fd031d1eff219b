//! Screens as text, at 100 x 30 in four languages, beside the files of this folder.
//!
//! `UPDATE_SCREENS=1 cargo test --release -p oneiros --test screens` writes them anew; look at what changed.

mod behaviour;
mod scenes;
mod stage;

use std::path::PathBuf;

use oneiros::words::Lang;

use scenes::SCENES;

#[test]
fn every_screen_is_as_it_was_looked_at_in_every_language() {
    let update = std::env::var_os("UPDATE_SCREENS").is_some();
    let mut differing = Vec::new();
    for lang in Lang::ALL {
        for scene in SCENES {
            let file = folder().join(lang.code()).join(format!("{}.txt", scene.name));
            let text = stage::text_of(scene, lang);
            if update {
                std::fs::create_dir_all(file.parent().unwrap()).unwrap();
                std::fs::write(&file, &text).unwrap();
            } else if std::fs::read_to_string(&file).ok().as_ref() != Some(&text) {
                differing.push(format!("{}:\n{text}", file.display()));
            }
        }
    }
    assert!(differing.is_empty(), "{} screens differ; the first is now\n{}", differing.len(), differing[0]);
}

#[test]
fn every_file_of_a_screen_belongs_to_a_scene() {
    for lang in Lang::ALL {
        for entry in std::fs::read_dir(folder().join(lang.code())).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            assert!(SCENES.iter().any(|scene| name == format!("{}.txt", scene.name)), "{name}");
        }
    }
}

#[test]
fn no_word_of_a_screen_is_left_in_english() {
    for scene in SCENES {
        let english = stage::text_of(scene, Lang::En);
        for lang in [Lang::It, Lang::De, Lang::Pl] {
            assert_ne!(stage::text_of(scene, lang), english, "{} in {}", scene.name, lang.code());
        }
    }
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests").join("screens")
}
