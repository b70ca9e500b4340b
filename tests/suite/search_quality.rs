//! Search quality: everyday queries over the real postings, each with what the first five results must contain.

mod complete;

use std::fmt::Write as _;

use crate::search::real_postings;
use crate::support::Visitor;

/// A query, words of matching titles (in lower case, separated by `|`), and how many of the first five titles must
/// contain one. Written by reading the postings: where only two jobs fit, two are required.
const QUERIES: &[(&str, &str, usize)] = &[
    ("painter", "painter", 1),
    ("nurse", "nurse", 5),
    ("school nurse", "nurse", 5),
    ("plumber", "plumber", 3),
    ("plumber helper", "plumber", 1),
    ("electrician", "electric", 3),
    ("civil engineer", "civil engineer", 5),
    ("civil engineer bridge", "civil engineer|bridge|engineer", 5),
    ("mechanical engineer", "mechanical engineer", 4),
    ("electrical engineer", "electrical engineer", 4),
    ("environmental engineer", "environmental engineer|environmental", 4),
    ("landscape architect", "landscape", 2),
    ("architect", "architect", 5),
    ("lawyer", "attorney|counsel|lawyer|legal", 5),
    ("attorney", "attorney|counsel", 5),
    ("paralegal", "paralegal", 3),
    ("legal intern", "legal|law|intern", 5),
    ("software developer", "developer|programmer", 5),
    ("programmer", "programmer|developer", 5),
    ("web developer", "web", 3),
    ("java developer", "java", 1),
    ("database administrator", "database administrator|data", 4),
    ("network engineer", "network", 4),
    ("cyber security", "cyber|information security|it security|security engineer", 5),
    ("help desk", "help desk", 3),
    ("it support", "support|it |computer|desk|technician|information technology", 4),
    ("data analyst", "data|analyst", 5),
    ("business analyst", "business analyst|analyst", 5),
    ("budget analyst", "budget", 5),
    ("policy analyst", "policy", 5),
    ("accountant", "account", 5),
    ("auditor", "audit", 5),
    ("payroll", "payroll", 5),
    ("human resources", "human resources|hr |personnel", 4),
    ("recruiter", "recruit", 2),
    ("receptionist", "receptionist|front desk|reception|clerical|secretary", 1),
    ("secretary", "secretary|executive assistant|administrative", 4),
    ("administrative assistant", "administrative|assistant", 5),
    ("clerical associate", "clerical", 5),
    ("customer service", "customer service", 5),
    ("call center", "call center", 3),
    ("office manager", "office manager", 5),
    ("project manager", "project manager", 5),
    ("construction project manager", "project manager|construction", 5),
    ("construction inspector", "inspector|construction", 5),
    ("elevator inspector", "elevator", 1),
    ("food inspector", "inspector|food", 3),
    ("health inspector", "inspector", 4),
    ("social worker", "social work", 2),
    ("case manager", "case manag", 3),
    ("psychologist", "psycholog", 1),
    ("doctor", "physician|medical|doctor", 4),
    ("physician", "physician|medical", 3),
    ("epidemiologist", "epidemiolog", 2),
    ("chemist", "chemist", 2),
    ("laboratory", "laborator|lab", 4),
    ("janitor", "custod|janitor|cleaner|caretaker", 3),
    ("custodian", "custod", 3),
    ("security guard", "guard|security", 2),
    ("driver", "motor vehicle operator|driver", 2),
    ("gardener", "garden|grounds", 2),
    ("cook", "cook", 1),
    ("auto mechanic", "mechanic", 2),
    ("machinist", "machinist", 1),
    ("surveyor", "survey|instrument person", 2),
    ("bridge operator", "bridge", 2),
    ("stationary engineer", "stationary engineer", 1),
    ("sewage treatment", "sewage|treatment|wastewater|water", 1),
    ("exterminator", "exterminator|pest", 3),
    ("warehouse", "stock|warehouse|store", 2),
    ("translator", "translat|interpret", 1),
    ("summer intern", "intern", 5),
    ("college aide", "college aide", 5),
    ("gis", "gis", 4),
    ("planner", "planner|planning", 4),
    ("economist", "econom", 1),
    ("press secretary", "press", 2),
    ("social media", "social media|media|communications", 2),
    ("training", "train", 4),
    ("nures", "nurse|nursing", 5),
    ("plumer", "plumber", 3),
    ("enginer civil", "civil", 5),
    ("acountant", "account", 4),
    ("atorney", "attorney|counsel", 5),
];

#[tokio::test]
async fn the_first_five_results_match_everyday_queries() {
    let Some((_site, visitor)) = real_postings().await else { return };
    let (mut report, mut found, mut shown, mut failures) = (String::new(), 0, 0, 0);
    for (query, words, least) in QUERIES {
        let (first, complete) = first_five(&visitor, query).await;
        let fits = |title: &&String| words.split('|').any(|word| title.to_lowercase().contains(word));
        let hits = first.iter().filter(fits).count();
        // Results below the line don't count, because the page says that they match only some of the words.
        found += first[..complete].iter().filter(fits).count();
        shown += complete;
        if hits < *least {
            failures += 1;
            let _ = writeln!(report, "{query}: {hits} of {least}: {first:?}");
        }
    }
    println!("{} queries, precision of the first five: {} %", QUERIES.len(), 100 * found / shown);
    assert_eq!(failures, 0, "{report}");
    assert!(found * 100 >= shown * 93, "{found} of {shown}");
}

/// Returns the titles of the first five results, and how many of them have every word.
async fn first_five(visitor: &Visitor, query: &str) -> (Vec<String>, usize) {
    let path = format!("/api/jobs?limit=5&query={}", query.replace(' ', "%20"));
    let found = visitor.get(&path).await.expect(200);
    let titles = found["items"].as_array().unwrap().iter().map(|job| job["title"].as_str().unwrap().to_owned());
    (titles.collect(), usize::try_from(found["completeMatches"].as_u64().unwrap()).unwrap())
}
