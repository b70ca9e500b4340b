use super::fold::lookup_key;
use super::lookup::{TOWNS, id_index, name_of, parse_row};
use super::{Place, by_id, find, fold, miles_between, nearest, read};
use crate::ids::PlaceId;

fn search(prefix: &str, limit: usize) -> Vec<Place> {
    super::search(prefix, limit, None)
}

fn labels(places: &[Place]) -> Vec<String> {
    places.iter().map(Place::label).collect()
}

fn label(place: Option<Place>) -> String {
    place.map_or_else(|| "none".to_owned(), |place| place.label())
}

#[test]
fn places_data_is_complete_and_sorted() {
    let lines: Vec<&str> = TOWNS.lines().skip(1).collect();
    assert_eq!(lines.len(), 52_382);
    assert!(TOWNS.ends_with('\n') && !TOWNS.contains('\r'));
    assert!(lines.iter().all(|line| parse_row(line).is_some_and(|place| !place.time_zone.is_empty())));
    assert!(lines.is_sorted_by_key(|line| lookup_key(name_of(line))));
}

#[test]
fn the_id_index_is_complete_and_small() {
    assert_eq!(id_index().len(), 52_382);
    assert!(size_of_val(id_index()) <= 500_000);
    for id in [5_128_581, 5_368_361, 1_796_236] {
        assert_eq!(by_id(PlaceId(id)).unwrap().id.0, id);
    }
    for line in TOWNS.lines().skip(1).step_by(997) {
        let place = parse_row(line).unwrap();
        assert_eq!(by_id(place.id), Some(place));
    }
    assert!([0, -1, 1, i64::MAX].into_iter().all(|id| by_id(PlaceId(id)).is_none()));
}

#[test]
fn finds_a_town_by_name_and_state() {
    assert_eq!(label(find("Springfield", "IL")), "Springfield, IL");
    assert_eq!(label(find("springfield", "il")), "Springfield, IL");
    assert_eq!(label(find("  SPRINGFIELD ", "Illinois")), "Springfield, IL");
    assert_eq!(label(find("Springfield", "")), "Springfield, MO", "the largest one");
    assert_eq!(label(find("Lyon", "FR")), "Lyon, FR");
    assert_eq!(label(find("sao paulo", "")), "São Paulo, BR");
    assert_eq!(label(find("Springfield", "ZZ")), "none");
    assert_eq!(label(find("", "IL")), "none");
    assert_eq!(label(find("No Such Town", "")), "none");
}

#[test]
fn finds_every_listed_town_by_name() {
    for line in TOWNS.lines().skip(1).step_by(211) {
        let place = parse_row(line).unwrap();
        let state = if place.country == "US" { &place.admin1 } else { &place.country };
        let found = find(&place.name, state).unwrap();
        assert_eq!(lookup_key(&found.name), lookup_key(&place.name));
        assert!(found.population >= place.population);
    }
}

#[test]
fn finds_common_spelling_variants() {
    assert_eq!(label(find("New York", "NY")), "New York City, NY");
    assert_eq!(label(find("New York", "New York")), "New York City, NY");
    assert_eq!(label(find("Saint Louis", "MO")), "St. Louis, MO");
    assert_eq!(label(find("St Paul", "MN")), "Saint Paul, MN");
    assert_eq!(label(find("Ft. Worth", "TX")), "Fort Worth, TX");
    assert_eq!(label(find("Coeur dAlene", "ID")), "Coeur d'Alene, ID");
    assert_eq!(label(find("Coeur d’Alene", "ID")), "Coeur d'Alene, ID");
    assert_eq!(label(find("winston salem", "NC")), "Winston-Salem, NC");
}

#[test]
fn state_codes_win_over_country_codes() {
    assert_eq!(label(find("Indianapolis", "IN")), "Indianapolis, IN");
    assert_eq!(find("Salem", "IN").unwrap().time_zone, "America/Indiana/Indianapolis");
    assert_eq!(find("Mumbai", "IN").unwrap().time_zone, "Asia/Kolkata");
    assert_eq!(label(find("Paris", "TX")), "Paris, TX");
    assert_eq!(label(find("Paris", "FR")), "Paris, FR");
}

fn parse_town(text: &str) -> Option<Place> {
    read(text, "", None).place
}

#[test]
fn parses_towns_as_people_write_them() {
    assert_eq!(label(parse_town("Portland, OR")), "Portland, OR");
    assert_eq!(label(parse_town("Portland,Maine")), "Portland, ME");
    assert_eq!(label(parse_town("Jacksonville")), "Jacksonville, FL");
    assert_eq!(label(parse_town("Alder Creek, OR")), "none", "a town that doesn't exist");
    assert_eq!(label(parse_town(",")), "none");
}

#[test]
fn prefix_search_returns_the_largest_first() {
    let found = search("springf", 3);
    assert_eq!(labels(&found)[..2], ["Springfield, MO", "Springfield, MA"]);
    assert_eq!(found.len(), 3);
    assert_eq!(labels(&search("springfield, i", 2)), ["Springfield, IL"]);
    assert_eq!(labels(&search("NEW YORK", 1)), ["New York City, NY"]);
    assert_eq!(labels(&search("são p", 1)), ["São Paulo, BR"]);
    assert_eq!(labels(&search("s", 1)), ["Shanghai, CN"]);
    assert!(search("", 5).is_empty() && search(" , il", 5).is_empty() && search("zzzzzz", 5).is_empty());
    assert!(search("san", 0).is_empty());
}

#[test]
fn suggestions_around_the_sites_town_come_first() {
    let here = find("Goose Creek", "SC");
    assert_eq!(labels(&super::search("charl", 2, here.as_ref())), ["Charleston, SC", "Charlotte, NC"]);
    assert_eq!(labels(&super::search("lond", 1, here.as_ref())), ["Londonderry, NH"], "in the same country");
}

#[test]
fn suggestions_know_abbreviations_and_zip_codes() {
    assert_eq!(labels(&super::search("st augus", 1, find("Goose Creek", "SC").as_ref())), ["Saint Augustine, FL"]);
    assert_eq!(labels(&search("Ft. Wor", 1)), ["Fort Worth, TX"]);
    assert_eq!(labels(&search("mt pleas, s", 1)), ["Mount Pleasant, SC"]);
    assert_eq!(labels(&search("29401", 3)), ["Charleston, SC"]);
}

#[test]
fn of_several_towns_of_a_name_the_one_around_the_site_is_meant() {
    let settled = |city: &str, state: &str, here: Option<&Place>| {
        let (mut city, mut state) = (city.to_owned(), state.to_owned());
        super::settle(&mut city, &mut state, here);
        format!("{city}|{state}")
    };
    let here = find("Springfield", "IL");
    for (city, state, expected) in [
        ("Springfield", "", "Springfield|IL"),
        ("Springfield", "US", "Springfield|IL"),
        ("Springfield", "MO", "Springfield|MO"),
        ("Chicago", "", "Chicago|"),
        ("St.Louis", "", "St.Louis|"),
        ("Springfield, MO", "", "Springfield|MO"),
        ("Nowhere", "", "Nowhere|"),
    ] {
        assert_eq!(settled(city, state, here.as_ref()), expected, "{city} {state}");
    }
    assert_eq!(settled("Springfield", "", None), "Springfield|");
    let reading = read("Springfield", "", here.as_ref());
    assert_eq!((label(reading.place), reading.state.as_str()), ("Springfield, IL".to_owned(), "IL"));
    // Spelled with a dot, and without a space.
    assert_eq!(label(find("St.Louis", "Mo.")), "St. Louis, MO");
    assert_eq!(label(find("Santa Fe", "N.Mex.")), "Santa Fe, NM");
}

#[test]
fn finds_the_town_of_a_position() {
    assert_eq!(label(nearest(32.78, -79.94)), "Charleston, SC");
    assert_eq!(label(nearest(-17.8, 179.99)), label(nearest(-17.8, -179.99)), "across the date line");
    assert_eq!(label(nearest(0.0, -30.0)), "none", "in the Atlantic");
}

#[test]
fn fold_strips_case_and_diacritics() {
    assert_eq!(fold("  Ærøskøbing  ÉTÉ "), "aeroskobing ete");
    assert_eq!(fold("Łódź İstanbul Straße"), "lodz istanbul strasse");
    assert_eq!(fold("ﬁve ①"), "five 1");
    assert_eq!(lookup_key("St. John's-on–Sea"), "saint johns on sea");
}

#[test]
fn distances_are_correct() {
    let (ny, la) = (find("New York", "NY").unwrap(), find("Los Angeles", "CA").unwrap());
    assert!((miles_between(&ny, &la) - 2_446.0).abs() < 5.0);
    assert!(miles_between(&ny, &ny) < 1e-9);
    let sydney = find("Sydney", "AU").unwrap();
    assert!((miles_between(&ny, &sydney) - miles_between(&sydney, &ny)).abs() < 1e-9);
}

#[test]
fn towns_in_canada_are_found_by_province() {
    for (city, province) in [
        ("Toronto", "ON"),
        ("London", "ON"),
        ("Calgary", "AB"),
        ("Vancouver", "BC"),
        ("Saint John", "NB"),
        ("Halifax", "NS"),
    ] {
        assert_eq!(find(city, province).map(|place| place.country), Some("CA".to_owned()), "{city}");
    }
    assert_eq!(find("Amsterdam", "NL").unwrap().country, "NL");
    assert_eq!(find("London", "CA").unwrap().admin1, "CA");
}

#[test]
fn a_place_in_one_column_gives_town_and_state() {
    let cases = [
        ("Charleston, SC", "", "Charleston", "SC"),
        ("Charleston, South Carolina", "", "Charleston", "SC"),
        ("Charleston, SC, USA", "", "Charleston", "SC"),
        ("Charleston, SC 29401, United States", "", "Charleston", "SC"),
        ("Charleston,SC 29401-1234", "", "Charleston", "SC"),
        ("Charleston SC 29401", "", "Charleston", "SC"),
        ("Charleston, SC, 29401", "", "Charleston", "SC"),
        ("Charleston, SC, 29401, USA", "", "Charleston", "SC"),
        ("Charleston, 29401", "SC", "Charleston", "SC"),
        ("Charleston, S.C.", "", "Charleston", "SC"),
        ("Charleston, SC", "South Carolina", "Charleston", "SC"),
        ("Charleston", "SC", "Charleston", "SC"),
        ("Charleston, USA", "", "Charleston", ""),
        ("US, SC, Charleston", "", "Charleston", "SC"),
        ("AU, NSW, Sydney", "", "Sydney", "AU"),
        ("Lyon, FR", "", "Lyon", "FR"),
        ("Washington, D.C.", "", "Washington", "DC"),
        ("New York, New York", "", "New York", "NY"),
        ("Toronto, ON M5V 1N6", "", "Toronto", "ON"),
    ];
    for (text, column, city, state) in cases {
        let found = read(text, column, None);
        assert_eq!((found.city.as_str(), found.state.as_str()), (city, state), "{text}");
        assert!(find(&found.city, &found.state).is_some(), "{text}");
    }
    let unknown = [
        ("Nowhere, ON M5V 1N6", "Nowhere", "ON"),
        ("MY, , ", "", "MY"),
        ("Depot Street, north end", "Depot Street, north end", ""),
        ("Springfield", "Springfield", ""),
        ("Mount Pleasant", "Mount Pleasant", ""),
        ("", "", ""),
        (", SC", "", "SC"),
    ];
    for (text, city, state) in unknown {
        let found = read(text, "", None);
        assert_eq!((found.city.as_str(), found.state.as_str()), (city, state), "{text}");
    }
}
