// The engagement tracker: how many seconds a page of the site was visible. It times the motivation cards
// and nothing else; work is billed from the project timer.
//
// Only a visible tab counts. It saves when hidden or left, and a tab that becomes visible continues from what another one
// has counted since, so that tabs used in turn add up. Two windows side by side count the same seconds twice; the larger count
// wins.
import { readStored, writeStored } from '../../lib/storage';

interface Engagement {
  sessionStartTime: number;
  /** In seconds. */
  totalTimeSpent: number;
  isActive: boolean;
  lastUpdate: number;
}

const key = 'engagement';
const resumeWindow = 30 * 60_000;

const begin = (now = Date.now()): Engagement => ({ sessionStartTime: now, totalTimeSpent: 0, isActive: false, lastUpdate: now });

/** This tab's count, or another tab's if that is larger and recent. */
function latest(own: Engagement): Engagement {
  const stored = readStored<Engagement>(key);
  const goesOn = stored !== null && Date.now() - stored.lastUpdate < resumeWindow && stored.totalTimeSpent > own.totalTimeSpent;
  return goesOn ? stored : own;
}

/** Counts until stopped, and calls back with each second. */
export function track(onSecond: (seconds: number) => void): () => void {
  let state = begin();
  let timer: ReturnType<typeof setInterval> | undefined;

  const tick = () => {
    state = { ...state, totalTimeSpent: state.totalTimeSpent + 1, lastUpdate: Date.now() };
    onSecond(state.totalTimeSpent);
  };
  const resume = () => {
    if (timer !== undefined) return;
    state = { ...latest(state), isActive: true, lastUpdate: Date.now() };
    timer = setInterval(tick, 1000);
  };
  const pause = () => {
    // A hidden page may be closed later, when another tab has saved more.
    if (timer === undefined) return;
    clearInterval(timer);
    timer = undefined;
    state = { ...latest(state), isActive: false, lastUpdate: Date.now() };
    writeStored(key, state);
  };
  const follow = () => (document.hidden ? pause() : resume());

  follow();
  document.addEventListener('visibilitychange', follow);
  addEventListener('pagehide', pause);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    removeEventListener('pagehide', pause);
    pause();
  };
}
