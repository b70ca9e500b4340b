import { Search } from 'lucide';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import { useNavigate, useSearchParams } from '../../../lib/router/hooks';
import { changePlace, changeQuery, readParams, typedPlace, withParams } from '../filters';
import { WhereInput } from './where-input';

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
  const where = typedPlace(readParams(search));
  const [whatId, whereId] = [useId(), useId()];
  const typing = useTyping(query, compact);
  const field = useServerField(typing.type);

  const submit = (words: string, place: string) => {
    typing.stop();
    const change = { ...changeQuery(words.trim(), readParams(search)), ...(place !== where && changePlace(place, readParams(search))) };
    navigate({ pathname: '/jobs', search: `?${withParams(compact ? search : new URLSearchParams(), change)}` });
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: not every supported browser knows <search>
    <form
      className={compact ? 'searchbar one' : 'searchbar'}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        submit(String(data.get('query') ?? ''), String(data.get('where') ?? '').trim());
      }}
    >
      <div>
        <label htmlFor={whatId}>What</label>
        <div className="in-wrap">
          <Icon of={Search} />
          <input
            ref={field}
            id={whatId}
            className="in"
            name="query"
            type="search"
            value={typing.text}
            onChange={(event) => typing.type(event.target.value)}
            maxLength={200}
            placeholder="What kind of work?"
            enterKeyHint="search"
          />
        </div>
      </div>
      <div className="where">
        <label htmlFor={whereId}>Where</label>
        <div className="in-wrap">
          <WhereInput key={where} id={whereId} name="where" value={where} {...(compact && { onChoose: (place) => submit(typing.text, place) })} />
        </div>
      </div>
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
      setSearch(withParams(search, changeQuery(next.trim(), readParams(search))), { replace: true, preventScrollReset: true });
    }, debounceMs);
  };
  return { text, type, stop: () => clearTimeout(timer.current) };
}
