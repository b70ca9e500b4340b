//! What is reported about rows that aren't as the map expects.

use super::tests::{HEADER, MAP, read_rows, reasons, report};
use super::{Cost, ImportMap, Problem};

#[test]
fn every_fault_of_a_row_is_reported() {
    let (jobs, faults, counts) = read_rows("1,out,2024-02-30,,Plumb,,,9-Dec,,many,,,maybe\n");
    assert_eq!((jobs.len(), counts.bad), (0, 1));
    let expected = [
        "line 2 (key 1): title is missing",
        "line 2 (key 1): description is missing",
        "line 2 (key 1): category \"Plumb\" is not in the map",
        "line 2 (key 1): budgetMin \"9-Dec\" is not an amount or a range",
        "line 2 (key 1): remote \"maybe\" is not yes or no",
        "line 2 (key 1): openings \"many\" is not a number from 1 to 500",
        "line 2 (key 1): firstPostedOn \"2024-02-30\" is not a date",
    ];
    assert_eq!(reasons(&faults), expected);
}

#[test]
fn faults_are_grouped_by_cause_and_ready_to_paste() {
    let mut rows = Vec::new();
    for (id, category) in ["Plumb", "Care \"Aid\"", "Plumb", "", "Plumb", "default"].iter().enumerate() {
        let quoted = category.replace('"', "\"\"");
        rows.push(format!("{id},out,,t,\"{quoted}\",x,,,,,,,\n"));
    }
    for id in 10..18 {
        rows.push(format!("{id},out,,t,Paint,x,,soon,,,,,\n"));
    }
    rows.push("20,out,,,Paint,x,,,,,,,\n21,out,,,Paint,x,,,,,,,\n".to_owned());
    let file = format!("{HEADER}\n{}", rows.concat());
    let (jobs, _, found) = report(file.as_bytes(), MAP);
    assert_eq!((jobs.len(), found.counts.bad, found.counts.without_pay), (8, 8, 8));
    let text = found.to_string();
    let expected = "\
title is missing in 2 rows (not imported): lines 16, 17
category is not in the map in 6 rows (not imported). Paste these lines under [values.category] and replace each ? with one of: home, ";
    assert!(text.starts_with(expected), "{text}");
    let lines: Vec<&str> = text.lines().skip(2).collect();
    let expected = [
        "\"Plumb\" = \"?\" # 3 rows, lines 2, 4, 6",
        "\"Care \\\"Aid\\\"\" = \"?\" # 1 row, line 3",
        "\"\" = \"?\" # 1 row, line 5",
        "texts.\"default\" = \"?\" # 1 row, line 7",
        "budgetMin is not an amount or a range in 8 rows (imported without pay):",
        "  \"soon\": 8 rows, lines 8, 9, 10, 11, 12, …",
    ];
    assert_eq!(lines, expected);

    // The pasted lines are a valid part of the map, and a "?" that nobody replaced is reported as such.
    let pasted = format!("{}\n[values.category]\n{}", MAP.split("[values").next().unwrap(), lines[..4].join("\n"));
    ImportMap::parse(&pasted).unwrap();
    let (_, faults, _) = report(file.as_bytes(), &pasted);
    assert!(faults.iter().any(|fault| fault.problem == Problem::WrongInMap && fault.value == "Plumb"), "{faults:?}");
    let (jobs, _, _) = report(file.as_bytes(), &pasted.replace("\"?\"", "\"trade\""));
    assert_eq!(jobs.len(), 6);
}

#[test]
fn line_numbers_are_those_of_an_editor() {
    let rows =
        ["1,out,,\"two", "lines\",Plumb,x,,,,,,,", "", "2,out,,t,Plumb,x,,,,,,,", "3,out", ",out,,t,Paint,x,,,,,,,"];
    for end in ["\n", "\r\n", "\r"] {
        let file = format!("{HEADER}{end}{}{end}", rows.join(end));
        let (_, faults, _) = report(file.as_bytes(), MAP);
        let mut lines: Vec<u64> = faults.iter().map(|fault| fault.line).collect();
        lines.sort_unstable();
        assert_eq!(lines, [2, 5, 6, 7], "{end:?}");
    }
}

#[test]
fn a_fault_of_the_pay_costs_only_the_pay() {
    let row = |id: u32, min: &str, max: &str| format!("{id},out,,t,Paint,x,,{min},{max},,,,\n");
    let rows =
        [row(1, "9-Dec", "20"), row(2, "30", "20"), row(3, "$20/hr", "$900/wk"), row(4, "€20", ""), row(5, "20", "")];
    let (jobs, faults, counts) = read_rows(&rows.concat());
    let pay: Vec<_> = jobs.iter().map(|job| job.budget_min.or(job.budget_max)).collect();
    assert_eq!(pay, [None, None, None, None, Some(2_000)]);
    assert_eq!((counts.imported, counts.without_pay, counts.bad), (5, 4, 0));
    assert!(faults.iter().all(|fault| fault.cost() == Cost::Pay));
    let problems: Vec<Problem> = faults.iter().map(|fault| fault.problem).collect();
    assert_eq!(problems, [Problem::NotPay, Problem::MinAboveMax, Problem::TwoUnits, Problem::OtherCurrency]);
}

#[test]
fn a_town_that_is_not_known_is_reported_but_imported() {
    let map = MAP.replace("Charleston, SC", "Alder Creek, SC");
    let (jobs, faults, found) = report(format!("{HEADER}\n1,out,,t,Paint,x,,,,,,,\n").as_bytes(), &map);
    assert_eq!((jobs[0].city.as_str(), jobs[0].state.as_str()), ("Alder Creek", "SC"));
    assert_eq!(reasons(&faults), ["line 2 (key 1): city \"Alder Creek, SC\" is not in the list of towns"]);
    assert_eq!(found.counts.bad, 0);
    assert!(found.to_string().contains("imported, but not found by distance"));
}

#[test]
fn long_lists_of_values_are_cut() {
    let file =
        |count: u32, row: fn(u32) -> String| format!("{HEADER}\n{}", (0..count).map(row).collect::<Vec<_>>().concat());
    let cut = report(file(30, |id| format!("{id},out,,t,Paint,x,,soon {id},,,,,\n")).as_bytes(), MAP).2;
    assert!(cut.to_string().ends_with("  \"soon 19\": 1 row, line 21\n  and others: 10 rows\n"), "{cut}");
    let full = report(file(1_500, |id| format!("{id},out,,t,Trade {id},x,,,,,,,\n")).as_bytes(), MAP).2;
    let (_, _, cause) = full.causes().next().unwrap();
    assert_eq!((cause.rows, cause.values().len()), (1_500, 1_000));
    assert!(full.to_string().ends_with("  and others: 500 rows\n"));
}
