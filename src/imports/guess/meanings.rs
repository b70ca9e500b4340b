//! What the texts of a column mean on this site, such as which category a department is.

use crate::categories;
use crate::jobs::import::Field;

/// Words that usually mean a value, besides the value's own name.
const MEANINGS: [(&str, &[&str]); 23] = [
    ("steady", &["permanent", "full", "fulltime", "regular"]),
    ("hourly", &["part", "parttime"]),
    ("shift", &["seasonal", "diem", "weekend"]),
    ("one_off", &["contract", "contractor", "temporary", "temp", "freelance", "gig"]),
    ("year", &["annual", "annually", "yearly", "annum", "salary"]),
    ("hour", &["hourly", "hr"]),
    ("day", &["daily", "diem"]),
    ("week", &["weekly"]),
    ("month", &["monthly"]),
    ("job", &["fixed", "flat"]),
    ("food", &["kitchen", "restaurant", "hospitality", "culinary"]),
    ("desk", &["administration", "administrative", "clerical"]),
    ("care", &["social", "child", "elder", "education"]),
    ("health", &["medical", "nursing", "clinical"]),
    ("tech", &["technology", "information", "software", "data"]),
    ("trade", &["construction", "maintenance", "repair", "building"]),
    ("move", &["driving", "transportation", "warehouse", "logistics", "delivery"]),
    ("security", &["safety", "enforcement"]),
    ("finance", &["accounting", "procurement"]),
    ("creative", &["communications", "design", "marketing", "media"]),
    ("farm", &["parks", "landscaping", "agriculture"]),
    ("home", &["household", "domestic"]),
    ("retail", &["sales", "store", "customer"]),
];

/// Guesses which of the choices of a field a text means.
#[must_use]
pub fn meaning(field: Field, text: &str, choices: &[String]) -> Option<String> {
    let words = words(text);
    let score = |choice: &String| {
        let label =
            if field == Field::Category { categories::find(choice).map(|found| found.name.as_str()) } else { None };
        let usual = MEANINGS.iter().find(|(value, _)| value == choice).map_or(&[][..], |(_, usual)| usual);
        let mut telling: Vec<String> = usual.iter().map(|word| (*word).to_owned()).collect();
        telling.extend(self::words(label.unwrap_or_default()));
        telling.push(choice.clone());
        telling.sort_unstable();
        telling.dedup();
        telling.iter().filter(|word| words.contains(word)).count()
    };
    let best = choices.iter().map(|choice| (score(choice), choice)).rev().max_by_key(|(score, _)| *score)?;
    (best.0 > 0).then(|| best.1.clone())
}

fn words(text: &str) -> Vec<String> {
    let lower = text.to_lowercase();
    lower.split(|c: char| !c.is_ascii_alphabetic()).filter(|word| word.len() > 1).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::meaning;
    use crate::jobs::import::{Field, allowed};

    #[test]
    fn words_say_what_a_text_means() {
        let guess = |field, text| {
            let choices: Vec<String> = allowed(field).unwrap().split(", ").map(str::to_owned).collect();
            meaning(field, text, &choices).unwrap_or_default()
        };
        let texts = ["Technology, Data & Innovation", "Kitchen", "Public Safety, Inspections, & Enforcement", "Zoo"];
        assert_eq!(texts.map(|text| guess(Field::Category, text)), ["tech", "food", "security", ""]);
        let kinds = ["Full-time", "Temp", "fulltime", "parttime"].map(|text| guess(Field::Kind, text));
        assert_eq!(kinds, ["steady", "one_off", "steady", "hourly"]);
        assert_eq!(guess(Field::BudgetUnit, "Annual salary"), "year");
    }
}
