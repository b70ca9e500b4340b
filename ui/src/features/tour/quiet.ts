// The tour starts only in a visit without an open form, an offer or a toast so far.
import { needsAttention, onAttention } from '../../kit/attention';
import { currentToast, onToast } from '../../lib/toast';

let isQuiet = true;
/** Once the tour is on the screen, it goes on during this visit. */
let hasBegun = false;

const isBusy = () => needsAttention() || currentToast()?.open === true;

function note(): void {
  if (isBusy()) isQuiet = false;
}
onToast(note);
onAttention(note);
// An offer may be on the screen already when this code arrives.
note();

export function onQuiet(listener: () => void): () => void {
  const stops = [onToast(listener), onAttention(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Whether the tour may be on the screen now. */
export function mayShowTour(): boolean {
  if (isBusy()) return false;
  return isQuiet || hasBegun;
}

export function beginTour(): void {
  hasBegun = true;
}
