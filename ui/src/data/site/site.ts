import { useQuery } from '@tanstack/react-query';
import { createContext, createElement, type ReactNode, useContext } from 'react';
import type { Category, Site } from '../../lib/api';
import { keyOf } from '../key';

export const siteKey = keyOf(['/api/site']);

const unknownSite: Site = {
  name: 'Jobstead',
  town: '',
  state: '',
  country: '',
  placeId: null,
  zone: 'UTC',
  zoneOffsets: [],
  currency: 'USD',
  brand: '#1f6b54',
  logoUrl: null,
  freePromotion: false,
  applyLimit: 30,
  blockRiskyMessages: false,
  fees: { jobPost: 500, partnerMonth: 2000, commissionPercent: 0 },
  replyDays: 7,
  approveDays: 14,
  localApproveDays: 3,
  timeRules: {
    weekStarts: 'sunday',
    overtimeDayHours: null,
    overtimeWeekHours: null,
    overtimePercent: 150,
    breakAfterHours: null,
    breakMinutes: 30,
    roundingMinutes: 0,
  },
  disputeRules: { answerDays: 5, outsider: '' },
  paymentRules: { smallCash: 20_000 },
  maps: { url: '' },
  payRules: { minimumWage: 0 },
  protection: { text: '', position: 'bottom-right', percent: 10, antiCopy: true },
  contact: { email: '', phone: '', address: '', hours: '' },
  categories: [],
  openJobs: 0,
};

const SiteContext = createContext(unknownSite);

/** Reads the site once for the whole page: a query in each card of a list takes as long as the cards. */
export function SiteProvider({ children }: { children: ReactNode }) {
  const { data = unknownSite } = useQuery<Site>({ queryKey: siteKey });
  return createElement(SiteContext, { value: data }, children);
}

export const useSite = (): Site => useContext(SiteContext);

/** Returns the category with this id, or a placeholder if the operator has since hidden it. */
export function useCategory(id: string): Category {
  const found = useSite().categories.find((category) => category.id === id);
  return found ?? { id, name: 'Other work', stock: 'move', icon: 'package', hidden: true };
}
