//! How many risky and how many harmless sentences raise a warning. The rules were written with the known ones in sight; the
//! held-out ones are by somebody else, and were never looked at while writing rules. `docs/warnings.md` explains the figures.

use jobstead::warnings;

const KNOWN: &str = include_str!("warnings/known.tsv");
const HELD_OUT: &str = include_str!("warnings/held_out.tsv");

/// Returns the shares of risky and of harmless sentences that raise a warning, in thousandths. A line is the kind, who writes, whether
/// both have agreed on work, and the text.
fn shares(lines: &str) -> (usize, usize) {
    let mut counts = [(0, 0); 2];
    for line in lines.lines() {
        let [kind, _, agreed, text] = line.splitn(4, '\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let (raised, all) = &mut counts[usize::from(kind == "harmless")];
        *raised += usize::from(!warnings::of(&text.replace("\\n", "\n"), agreed == "yes").is_empty());
        *all += 1;
    }
    let [risky, harmless] = counts.map(|(raised, all)| raised * 1_000 / all);
    (risky, harmless)
}

#[test]
fn most_risky_sentences_raise_a_warning_and_few_harmless_ones_do() {
    for (name, lines, least, most) in [("known", KNOWN, 945, 5), ("held out", HELD_OUT, 860, 30)] {
        let (risky, harmless) = shares(lines);
        assert!(risky >= least, "{name}: {risky} of 1,000 risky ones");
        assert!(harmless <= most, "{name}: {harmless} of 1,000 harmless ones");
    }
}
