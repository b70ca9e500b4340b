//! How texts, pay and places of a file become those of a job.

use super::tests::{read_rows, reasons, report};
use super::{Field, ImportMap, ImportedJob};
use crate::jobs::import::Fault;
use crate::pay::PayUnit;
use crate::{places, text};

const MAP: &str = r#"
source = "city-portal"
key = "Id"
[const]
kind = "steady"
budgetUnit = "year"
[map]
title = "Title"
category = "Category"
description = "Text"
budget = "Pay"
city = "Place"
[values.category]
"Food & Drink" = "food"
"Care &amp; Aid" = "care"
"#;

fn read(row: &str) -> (Vec<ImportedJob>, Vec<Fault>) {
    read_with(row, MAP)
}

fn read_with(row: &str, map: &str) -> (Vec<ImportedJob>, Vec<Fault>) {
    let (jobs, faults, _) = report(format!("Id,Title,Category,Text,Pay,Place\n{row}\n").as_bytes(), map);
    (jobs, faults)
}

#[test]
fn html_and_entities_become_our_markup() {
    let (jobs, faults) = read(
        "1,Line Cook &amp; <b>Prep</b>,Food &amp; Drink,\"<p>We are <b>hiring</b> &amp; growing.</p><ul><li>Grill</li>\n<li>Wash</li></ul><script>alert(1)</script>\",,\"Charleston, SC\"",
    );
    assert_eq!(reasons(&faults), [""; 0]);
    let job = &jobs[0];
    assert_eq!((job.title.as_str(), job.category.as_str()), ("Line Cook & Prep", "food"));
    assert_eq!(job.description, "We are **hiring** & growing.\n\n- Grill\n- Wash");
    let html = text::to_html(&job.description).into_string();
    assert_eq!(html, "<p>We are <strong>hiring</strong> &amp; growing.</p><ul><li>Grill</li><li>Wash</li></ul>");
    // A map made for the texts as they are in the file goes on working.
    assert_eq!(read("2,t,Care &amp; Aid,x,,\"Charleston, SC\"").0[0].category, "care");
}

#[test]
fn lines_and_lists_of_short_descriptions_survive() {
    let (jobs, _) =
        read("1,t,Food & Drink,\"First of two.\n\n- Ropes\n- Paint\n\nLast < one & all.\",,\"Charleston, SC\"");
    assert_eq!(jobs[0].description, "First of two.\n\n- Ropes\n- Paint\n\nLast < one & all.");
    // Below a label, too.
    let (jobs, _, _) = read_rows("1,out,,t,Paint,x,\"- Ropes\n- Paint\",,,,,,\n");
    assert_eq!(jobs[0].description, "x\n\n**Also**\n\n- Ropes\n- Paint");
}

#[test]
fn pay_in_one_column_has_its_own_unit() {
    let pay = |text: &str| {
        let (jobs, faults) = read(&format!("1,t,Food & Drink,x,\"{text}\",\"Charleston, SC\""));
        assert_eq!(reasons(&faults), [""; 0]);
        (jobs[0].budget_min, jobs[0].budget_max, jobs[0].budget_unit)
    };
    assert_eq!(pay("$52k"), (Some(5_200_000), Some(5_200_000), PayUnit::Year));
    assert_eq!(pay("20000-28000"), (Some(2_000_000), Some(2_800_000), PayUnit::Year));
    assert_eq!(pay("15–18/hr"), (Some(1_500), Some(1_800), PayUnit::Hour));
    assert_eq!(pay("up to 4,000 a month"), (None, Some(400_000), PayUnit::Month));
    assert_eq!(pay(""), (None, None, PayUnit::Year));
    // Without a unit anywhere, the pay means nothing.
    let map = MAP.replace("budgetUnit = \"year\"", "");
    let (jobs, faults) = read_with("1,t,Food & Drink,x,52000,\"Charleston, SC\"", &map);
    assert_eq!(jobs[0].budget_min, None);
    assert_eq!(reasons(&faults), ["line 2 (key 1): budgetUnit is missing, and the pay does not name a unit"]);
    assert_eq!(read_with("1,t,Food & Drink,x,52000 a year,\"Charleston, SC\"", &map).0[0].budget_min, Some(5_200_000));
}

#[test]
fn a_range_in_the_column_of_one_bound_is_both() {
    let bounds = |min: &str, max: &str| {
        let (jobs, _, _) = read_rows(&format!("1,out,,t,Paint,x,,{min},{max},,,,\n"));
        (jobs[0].budget_min, jobs[0].budget_max)
    };
    assert_eq!(bounds("20-28", ""), (Some(2_000), Some(2_800)));
    assert_eq!(bounds("", "20-28"), (Some(2_000), Some(2_800)));
    assert_eq!(bounds("20", ""), (Some(2_000), None));
    assert_eq!(bounds("", "28"), (None, Some(2_800)));
    assert_eq!(bounds("20", "28"), (Some(2_000), Some(2_800)));
}

#[test]
fn amounts_have_the_decimals_of_the_sites_currency() {
    let map = ImportMap::parse(MAP).unwrap().for_site("JPY", super::stale_tests::local());
    let mut jobs = Vec::new();
    let file = b"Id,Title,Category,Text,Pay,Place\n1,t,Food & Drink,x,JPY 1500,Charleston SC\n";
    super::read_bytes(file, &map, &mut |job, _| jobs.extend(job)).unwrap();
    assert_eq!(jobs[0].budget_min, Some(1_500));
}

#[test]
fn an_amount_is_in_the_currency_of_the_column_beside_it() {
    let file = b"Id,Title,Category,Text,Pay,Place,Other currency,Pay currency\n\
        1,t,Food & Drink,x,50000,Charleston SC,USD,EUR\n\
        2,t,Food & Drink,x,50000,Charleston SC,EUR,US Dollar\n\
        3,t,Food & Drink,x,50000,Charleston SC,EUR,\n\
        4,t,Food & Drink,x,,Charleston SC,,EUR\n";
    let (jobs, faults, _) = report(file, MAP);
    let pay: Vec<_> = jobs.iter().map(|job| job.budget_min).collect();
    assert_eq!(pay, [None, Some(5_000_000), None, None]);
    let expected = ["line 2 (key 1)", "line 4 (key 3)"];
    assert_eq!(reasons(&faults), expected.map(|line| format!("{line}: budget \"50000 EUR\" is in another currency")));
}

#[test]
fn work_from_anywhere_needs_no_town() {
    let file = |remote: &str| format!("Id,Title,Category,Text,Pay,Place,Mode\n1,t,Food & Drink,x,,,{remote}\n");
    let map = MAP.replace("city = \"Place\"", "city = \"Place\"\nremote = \"Mode\"");
    for remote in ["Telecommute", "yes", "Fully remote"] {
        let (jobs, faults, _) = report(file(remote).as_bytes(), &map);
        assert_eq!(reasons(&faults), [""; 0], "{remote}");
        assert_eq!((jobs[0].city.as_str(), jobs[0].remote), ("Remote", true), "{remote}");
    }
    let (_, faults, _) = report(file("On-site").as_bytes(), &map);
    assert_eq!(reasons(&faults), ["line 2 (key 1): city is missing"]);
}

#[test]
fn a_town_with_its_state_is_a_place() {
    for place in ["Charleston, SC", "Charleston, South Carolina", "Charleston, SC, USA", "US, SC, Charleston"] {
        let (jobs, faults) = read(&format!("1,t,Food & Drink,x,,\"{place}\""));
        assert_eq!(reasons(&faults), [""; 0]);
        let draft = jobs[0].draft();
        assert_eq!((draft.city.as_str(), draft.state.as_str()), ("Charleston", "SC"), "{place}");
        assert_eq!(places::find(&draft.city, &draft.state).unwrap().label(), "Charleston, SC");
    }
    let map = format!("title_case = [\"city\"]\n{MAP}");
    let (jobs, _) = read_with("1,t,Food & Drink,x,,\"NORTH CHARLESTON, SC\"", &map);
    assert_eq!((jobs[0].city.as_str(), jobs[0].state.as_str()), ("North Charleston", "SC"));
}

#[test]
fn keys_belong_to_their_source() {
    let row = "1,t,Food & Drink,x,,\"Charleston, SC\"";
    let key = |map: &str| read_with(row, map).0[0].stored_key();
    let keys = [key(MAP), key(&MAP.replace("city-portal", "other")), key(&MAP.replace("source = \"city-portal\"", ""))];
    assert_eq!(keys[2], "1");
    assert!(keys[0] != keys[1] && keys[0] != keys[2] && keys[1] != keys[2], "{keys:?}");
    let error = |source: &str| ImportMap::parse(&MAP.replace("city-portal", source)).unwrap_err().to_string();
    assert!(error("").contains("source must be a name of 1 to 40 characters"));
    assert!(error(&"s".repeat(41)).contains("source must be"));
}

#[test]
fn values_can_be_written_in_three_ways() {
    let lines = "[values.category]\ndefault = \"other\"\n\"Cook\" = \"food\"\n";
    let inline = "[values.category]\ndefault = \"other\"\ntexts = { \"Cook\" = \"food\" }\n";
    let table = "[values.category]\ndefault = \"other\"\n[values.category.texts]\n\"Cook\" = \"food\"\n";
    for values in [lines, inline, table] {
        let map = format!("{}\n{values}", MAP.split("[values").next().unwrap());
        let category = |text: &str| read_with(&format!("1,t,{text},x,,\"Charleston, SC\""), &map).0[0].category.clone();
        assert_eq!((category("Cook").as_str(), category("Paint").as_str()), ("food", "other"), "{values}");
    }
}

#[test]
fn the_help_names_every_field() {
    let help = include_str!("../../cli/import.txt");
    for field in Field::ALL {
        assert!(help.contains(field.name()), "{}", field.name());
    }
}

#[test]
fn a_salary_is_no_hourly_pay_because_the_map_says_so() {
    let hourly = MAP.replace("budgetUnit = \"year\"", "budgetUnit = \"hour\"");
    let (jobs, faults) = read_with("1,Cook,Food & Drink,Cook.,$80k,\"Charleston, SC\"", &hourly);
    assert_eq!(
        reasons(&faults),
        [
            "line 2 (key 1): budget \"80000\" is too much for an hour or a day; write the unit next to the amount if it is right"
        ]
    );
    assert_eq!(jobs[0].draft().budget_min, None);
    let (jobs, faults) = read_with("1,Cook,Food & Drink,Cook.,$80k a year,\"Charleston, SC\"", &hourly);
    assert_eq!((reasons(&faults), jobs[0].draft().budget_unit), (vec![], PayUnit::Year));
}

#[test]
fn a_giant_text_neither_hangs_nor_becomes_a_job() {
    let started = std::time::Instant::now();
    let (jobs, faults) = read(&format!("1,Cook,Food & Drink,1. {}, ,", "a ".repeat(600_000)));
    assert!(jobs.is_empty() && reasons(&faults)[0].contains("is longer than 20000 characters"));
    let (jobs, _) = read(&format!("1,Cook,Food & Drink,1. {}, ,", "a ".repeat(300_000)));
    assert!(jobs.is_empty());
    assert!(started.elapsed().as_secs() < 60, "a rescan of the line for each word takes minutes");
}
