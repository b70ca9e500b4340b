import { MapPin, Search } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import { joinTown, splitTown } from '../../../lib/town';
import { withParams } from '../filters';

const debounceMs = 300;

/**
 * Watches the search field of the server-rendered page. On a slow phone, someone may be typing in it, or tap it, while the app
 * renders and replaces it.
 */
function watchServerField() {
  const field = document.querySelector<HTMLInputElement>('form[data-readable] input');
  if (!field) return null;
  const state = { field, hadFocus: false };
  field.addEventListener('focus', () => {
    state.hadFocus = true;
  });
  if (document.activeElement === field) state.hadFocus = true;
  return state;
}

/** Passes on that field's text and focus. Returns the ref of the field that takes over. */
function useServerField(take: (text: string) => void) {
  const [server] = useState(watchServerField);
  const field = useRef<HTMLInputElement>(null);
  const onText = useRef(take);
  // Before the next tap can submit the form without the text.
  useLayoutEffect(() => {
    if (!server) return;
    if (server.field.value) onText.current(server.field.value);
    if (server.hadFocus && document.activeElement === document.body) field.current?.focus();
  }, [server]);
  return field;
}

/** Fields for what and where. On the jobs page (`slim`), phones hide the second one, which is also among the filters. */
export function SearchBar({ compact }: { compact: boolean }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = search.get('query') ?? '';
  const town = joinTown(search.get('city') ?? '', search.get('state') ?? '');
  const typing = useTyping(query, compact);
  const field = useServerField(typing.type);

  const submit = (data: FormData) => {
    typing.stop();
    const change = { query: String(data.get('query') ?? '').trim(), ...splitTown(String(data.get('town') ?? '')) };
    navigate({ pathname: '/jobs', search: `?${withParams(compact ? search : new URLSearchParams(), change)}` });
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: not every supported browser knows <search>
    <form
      className={compact ? 'searchbar one' : 'searchbar'}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        submit(new FormData(event.currentTarget));
      }}
    >
      <label className="in-wrap grow">
        <Icon of={Search} />
        <span className="vh">What work</span>
        <input
          ref={field}
          className="in"
          name="query"
          type="search"
          value={typing.text}
          onChange={(event) => typing.type(event.target.value)}
          maxLength={200}
          placeholder="What kind of work?"
          enterKeyHint="search"
        />
      </label>
      <label className="in-wrap where">
        <Icon of={MapPin} />
        <span className="vh">Where</span>
        <input
          key={town}
          className="in"
          name="town"
          defaultValue={town}
          maxLength={100}
          placeholder="Town, state"
          enterKeyHint="search"
          autoComplete="address-level2"
        />
      </label>
      <Button type="submit" variant="marigold" size="lg">
        Search
      </Button>
    </form>
  );
}

/** With `live`, searches while typing. Replaces the URL so that Back doesn't step through keystrokes. */
function useTyping(query: string, live: boolean) {
  const [search, setSearch] = useSearchParams();
  const [text, setText] = useState(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed = useRef(query);

  // Something other than typing changed the URL: a chip, a link, Back.
  useLayoutEffect(() => {
    if (query === typed.current.trim()) return;
    typed.current = query;
    setText(query);
  }, [query]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (next: string) => {
    typed.current = next;
    setText(next);
    clearTimeout(timer.current);
    if (!live) return;
    timer.current = setTimeout(() => {
      setSearch(withParams(search, { query: next.trim() }), { replace: true, preventScrollReset: true });
    }, debounceMs);
  };
  return { text, type, stop: () => clearTimeout(timer.current) };
}
