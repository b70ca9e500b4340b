// Sections 1, 2.1 and 2.2: what the product does, its screens and routes.
import * as at from './files';
import type { Row } from './row';

export const product: Row[] = [
  ['1', 'employers post jobs, and pay a fee to do so', at.fees, 'a job awaits its fee'],
  ['1', 'job posting fee $5, partner subscription $20', at.operator, 'the_setup_link_creates_the_first_operator_and_the_site'],
  ['1', 'both are free during a promotion', at.money, 'a_job_has_one_fee_and_a_promotion_counts_what_it_waived'],
  ['1', 'a partner subscription costs $20', at.partner, 'a_month_is_paid_at_the_counter_and_ends_unless_it_is_renewed'],
  ['1', 'workers find jobs, apply with a proposed rate', at.mainFlow, 'from posting a job to a contract'],
  ['1', 'track applications', at.mainFlow, 'My Jobs shows both sides of a person'],
  ['1', 'signed-in users see timed motivational pop-up cards', at.card, 'the first card appears at 120 seconds'],
  ['1', 'and others do not', at.motivation, 'nothing is counted for people who are signed out'],
  ['1', 'a banner announces temporary free access', at.paywall, 'FREE ACCESS ACTIVE! with its reason'],
  ['1', 'a live support chat widget', at.support, 'the round button and everything in the panel'],
  ['1', 'and a feedback dialog are offered', at.feedback, 'by a visitor too'],
  ['1', 'a copyright watermark', at.protection, 'the watermark is'],
  ['1', 'and light anti-copy measures are present', at.protection, "on the site's own host"],
  ['1', 'every request carries session credentials', at.http, 'sends credentials, and a JSON body with its type'],
  // Routes.
  ['2.1', "loading: only '/'", at.guard, '%s while the session is unknown'],
  ['2.1', 'what each of the other three states has', at.routes, 'each state has the paths that the specification lists for it'],
  ['2.1', 'and what it sees there', at.routes, 'every path of the table'],
  ['2.1', "without a role '/' is the choice of a role", at.routes, 'every path of the table'],
  ['2.1', 'any other path shows a not-found page', at.routes, 'an unknown path below the known prefixes is not found'],
  ['2.1', "while a page loads, a spinner with the text 'Loading page...' shows", at.routes, 'a slow page shows a loading message after 250 ms'],
  ['2.1', 'the first load of something that doesn’t exist is a 404 (reading 5)', at.pages, 'a_first_load_of_a_missing_contract_fee_or_job_is_a_404'],
  ['2.1', "an alias names its page's address (reading 6)", at.pages, 'aliases_have_the_canonical_address'],
  ['2.2', 'a path with a dot is judged like any other', at.pages, 'a_path_with_a_dot_is_judged_like_one_without'],
  ['2.2', 'exact paths accepted', at.routes, 'each path of the allow-list is served'],
  ['2.2', '/jobs/, /opportunities/, /partner-up/, /admin/', at.routes, 'an unknown path below the known prefixes is not found'],
  ['2.2', 'any other path is redirected to the home page, with a console warning', at.routes, 'an unknown path redirects home with a warning'],
  ['2.2', 'a hash-style URL is rewritten to a normal path', at.routes, 'a hash path becomes a path, an anchor stays'],
];
