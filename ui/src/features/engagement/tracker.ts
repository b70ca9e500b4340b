// The engagement tracker: counts the seconds during which the site is visible, only to time the motivation cards.
//
// A tab counts only while it is visible. It saves its count when hidden or left, and a tab that becomes visible continues
// from the count another tab has saved since, so tabs used in turn add up. Two windows side by side count the same seconds
// separately; the larger count wins.
import { readStored, writeStored } from '../../lib/storage';

interface Engagement {
  sessionStartTime: number;
  /** Visible time in seconds. */
  totalTimeSpent: number;
  isActive: boolean;
  lastUpdate: number;
}

const key = 'engagement';
const resumeWindow = 30 * 60_000;

const begin = (now = Date.now()): Engagement => ({ sessionStartTime: now, totalTimeSpent: 0, isActive: false, lastUpdate: now });

/** Returns this tab's count, or the stored one if it is larger and less than 30 minutes old. */
function latestCount(own: Engagement): Engagement {
  const stored = readStored<Engagement>(key);
  const storedWins = stored !== null && Date.now() - stored.lastUpdate < resumeWindow && stored.totalTimeSpent > own.totalTimeSpent;
  return storedWins ? stored : own;
}

/** Counts visible seconds and calls back with each new total. Returns a function that stops it. */
export function track(onSecond: (seconds: number) => void): () => void {
  let state = begin();
  let timer: ReturnType<typeof setInterval> | undefined;

  const tick = () => {
    state = { ...state, totalTimeSpent: state.totalTimeSpent + 1, lastUpdate: Date.now() };
    onSecond(state.totalTimeSpent);
  };
  const resume = () => {
    if (timer !== undefined) return;
    state = { ...latestCount(state), isActive: true, lastUpdate: Date.now() };
    timer = setInterval(tick, 1000);
  };
  const pause = () => {
    // Already paused: a hidden page may close after another tab has saved a larger count.
    if (timer === undefined) return;
    clearInterval(timer);
    timer = undefined;
    state = { ...latestCount(state), isActive: false, lastUpdate: Date.now() };
    writeStored(key, state);
  };
  const onVisibilityChange = () => (document.hidden ? pause() : resume());

  onVisibilityChange();
  document.addEventListener('visibilitychange', onVisibilityChange);
  addEventListener('pagehide', pause);
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange);
    removeEventListener('pagehide', pause);
    pause();
  };
}
