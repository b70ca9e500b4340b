// When a mutation gets no response, the app goes to the home page after three seconds; a card there links back.
import { savedHere, writeResume } from '../lib/resume';

const wait = 3000;

interface Place {
  pathname: string;
  search: string;
}

export function createLineLost(where: () => Place, goHome: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    lost(): void {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const { pathname, search } = where();
        if (pathname === '/') return;
        const title = document.title.replace(/^Error: /, '').replace(/ – [^–]*$/, '');
        writeResume({ path: pathname + search, title, written: savedHere.size > 0 });
        goHome();
      }, wait);
    },
    /** Cancels the redirect, because a mutation succeeded after all. */
    found(): void {
      clearTimeout(timer);
    },
  };
}
