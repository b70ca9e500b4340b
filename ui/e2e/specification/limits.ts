// Section 9: business constants and limits.
import * as at from './files';
import type { Row } from './row';

export const limits: Row[] = [
  // Fees, data fetching, toast.
  ['9', 'job posting $5, partner subscription $20', at.operator, 'the_setup_link_creates_the_first_operator_and_the_site'],
  ['9', 'free during the promotion', at.money, 'a_job_has_one_fee_and_a_promotion_counts_what_it_waived'],
  ['9', 'never stale, no refetch on window focus or polling by default', at.client, 'are fetched once: no refetch on focus'],
  ['9', 'query retry cap 3', at.client, 'are retried three times, after 1, 2 and 4 seconds'],
  ['9', 'mutation retry cap 2', at.client, 'are retried twice, a second apart'],
  ['9', 'backoff 1 s doubling up to 30 s', at.client, 'cap the delay at 30 seconds'],
  ['9', 'toast: 1 at a time', at.toasts, 'shows one at a time'],
  ['9', 'removal delay 1,000,000 ms', at.toasts, 'keeps the record for 1,000,000 ms'],
  ['9', 'default duration 5000 ms', at.toast, 'lasts five seconds'],
  ['9', 'swipe threshold 50 px', at.toast, 'px to the right it'],
  ['9', 'hotkey F8', at.toast, 'F8 focuses it, and its button closes it'],
  // Cookie lifetimes. Browsers shorten two years to 400 days.
  ['9', 'consent, preferences and theme 1 year', at.consent, 'each cookie lives as long as specified'],
  ['9', 'persistent user id 2 years', at.analytics, 'page views are sent after 30 s'],
  ['9', 'last search 7 days', at.consent, 'each cookie lives as long as specified'],
  ['9', 'application draft 7 days', at.consent, 'each cookie lives as long as specified'],
  ['9', 'recent jobs 30 days', at.consent, 'each cookie lives as long as specified'],
  // Analytics, network, errors.
  ['9', 'flush every 30 s', at.analytics, 'page views are sent after 30 s'],
  ['9', 'session expiry 24 h', at.analytics, 'a new session starts after 24 hours'],
  ['9', 'scroll depth at each 25%', at.analytics, 'each quarter of a page is tracked once'],
  ['9', 'local storage holds a session id', at.analytics, 'a new session starts after 24 hours'],
  ['9', 'a session timestamp', at.analytics, 'a new session starts after 24 hours'],
  ['9', 'and a tour-skipped flag, of a tour of four steps', at.tour, 'four steps with next'],
  ['9', 'max 5 reconnect attempts, initial delay 1 s doubling (to 16 s)', at.connection, 'reconnects after 1, 2, 4, 8 and 16 seconds'],
  ['9', 'periodic check every 5 min online', at.connection, 'checks every five minutes while online'],
  ['9', '2 min offline', at.connection, 'reconnects after 1, 2, 4, 8 and 16 seconds'],
  ['9', 'check timeout 5 s', at.connection, 'a check times out after five seconds'],
  ['9', '10 errors in 15 s', at.connectionChecks, 'ten errors in fifteen seconds redirect home'],
  ['9', 'the error boundary countdown starts at 30 s', at.fallback, 'starts counting at 30 seconds'],
  ['9', 'the countdown shows as 10 after the catch', at.connectionChecks, 'the error screen counts down from 10'],
  ['9', 'the URL hash is polled every 100 ms', at.hash, 'polls the hash every 100 ms'],
  ['9', 'tooltip open delay is 700 ms', at.tooltip, 'a tooltip opens after 700 ms and not before'],
  ['9', 'skip delay 300 ms', at.tooltip, 'ms after the last one the next opens'],
  // Motivation.
  ['9', 'the first message is allowed at 120 s of tracked time', at.card, 'the first card appears at 120 seconds'],
  ['9', 'the 31 trigger times', at.triggers, 'has the 31 specified times'],
  ['9', 'minTimeSpent is not used in selection', at.messages, 'chooses at random'],
  ['9', 'auto-dismiss 6 s, slide-in 100 ms, slide-out 300 ms', at.card, 'the first card appears at 120 seconds'],
  ['9', 'tracker resume window 30 min', at.tracker, 'ms after the last update the first second is'],
  ['9', 'tick 1 s', at.tracker, 'counts each second'],
  // Support and status, mobile, anti-copy.
  ['9', 'status poll 60 s', at.paywall, 'nothing shows while nothing is free'],
  ['9', 'chat poll 3 s', at.support, 'messages are polled every 3 s while a session exists'],
  ['9', 'rating scale 1 to 5', at.support, 'stars only while connected'],
  ['9', 'activity ping 5 min', at.app, 'the app in its own window says so'],
  ['9', 'bottom sheet 80% height', at.shell, 'is 80% high and shows the user'],
  ['9', '4 bar slots', at.navigation, 'offers the specified items when signed in'],
  ['9', 'dev-tools detection threshold 160 px', at.blocks, 'treats more than 160 px as open developer tools'],
  ['9', 'checked every 60 s, which only logs a console line', at.protection, 'developer tools over 160 px are detected every 60 s'],
  ['9', 'right-click and Ctrl+U are blocked', at.protection, "on the site's own host"],
  ['9', 'except on the development host', at.protection, 'nothing is blocked on the development host'],
];
