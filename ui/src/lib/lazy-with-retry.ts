// Loads the code of a page. A weak signal gets two more tries; code that is gone because a new version was installed gets one
// reload of the page, which fetches the new names.
import { dropStored, readStored, writeStored } from './storage';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const flag = 'reloaded-for-code';

export async function loadWithRetry<T>(load: () => Promise<T>, reload: () => void = () => location.reload()): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const loaded = await load();
      dropStored(flag, 'session');
      return loaded;
    } catch (error) {
      if (attempt < 3) {
        await pause(attempt * 600);
      } else if (navigator.onLine && !readStored<boolean>(flag, 'session') && writeStored(flag, true, 'session')) {
        reload();
        await pause(10_000);
      } else {
        throw error;
      }
    }
  }
}
