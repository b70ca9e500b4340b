// When a mutation gets no response, the app goes to the home page after three seconds; a card there links back.
import { savedForms, writeResume } from '../lib/resume';

const redirectDelay = 3000;

interface Place {
  pathname: string;
  search: string;
}

export function createConnectionLostRedirect(where: () => Place, goHome: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    start(): void {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const { pathname, search } = where();
        if (pathname === '/') return;
        const title = document.title.replace(/^Error: /, '').replace(/ – [^–]*$/, '');
        writeResume({ path: pathname + search, title, written: savedForms.size > 0 });
        goHome();
      }, redirectDelay);
    },
    /** Cancels the redirect, because a mutation succeeded after all. */
    cancel(): void {
      clearTimeout(timer);
    },
  };
}
