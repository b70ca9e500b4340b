// The report knows only the visitors who allowed counting, so nothing it says is said of everybody.
import type { AnalyticsReport } from '../../lib/api';
import { counted } from '../../lib/format';

/** Whose visits are counted. */
export const whoseVisits = ({ consentGiven }: Pick<AnalyticsReport, 'consentGiven'>): string =>
  consentGiven === 0 ? 'of visitors who allowed counting' : `of the ${counted(consentGiven, 'visitor', 'visitors')} who allowed counting`;

/** The text of an empty list: nothing is known without a counted visit. */
export const emptyText = ({ funnels }: Pick<AnalyticsReport, 'funnels'>, known: string): string =>
  funnels.visits === 0 ? 'No visitor allowed counting in this time, so there’s nothing to tell.' : known;

/** The text when no search came up empty, which says something only if there was a search. */
export const noEmptySearches = (report: Pick<AnalyticsReport, 'funnels' | 'searches'>): string =>
  emptyText(report, report.searches.length === 0 ? 'No searches yet.' : 'Every counted search found something.');
