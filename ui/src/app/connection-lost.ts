// When a send finds no server the person is led home after three seconds, with a card there that leads back.
import { keepResume, keptHere } from '../lib/resume';

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
        keepResume({ path: pathname + search, title, written: keptHere.size > 0 });
        goHome();
      }, wait);
    },
    /** Something went through after all. */
    found(): void {
      clearTimeout(timer);
    },
  };
}
