import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from '../lib/router/hooks';
import { useSetParam } from './use-set-param';
import { useShowOpened } from './use-show-opened';

interface Tab {
  id: string;
  label: string;
  /** Null until it's known, so that the tabs keep their places when it comes. */
  count?: number | null;
  content: ReactNode;
}

/** Tabs whose selection is in the address, so that reloads and links keep it. Arrow keys move between them. */
export function Tabs({ param, label, tabs }: { param: string; label: string; tabs: Tab[] }) {
  const [params] = useSearchParams();
  const choose = useSetParam(param);
  const asked = params.get(param);
  const current = tabs.find((tab) => tab.id === asked)?.id ?? tabs[0]?.id ?? '';
  const chosen = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLDivElement>(null);
  useShowOpened(root, chosen, asked === current);
  const counts = tabs.map((tab) => tab.count).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: tabs move when another is chosen or a count arrives.
  useEffect(() => {
    // On a phone, the chosen tab can be beyond the edge.
    const tab = chosen.current;
    tab?.parentElement?.scrollTo({ left: tab.offsetLeft - 100 });
  }, [current, counts]);
  return (
    <Radix.Root ref={root} value={current} onValueChange={choose} className="stack gap-5">
      <Radix.List className="tabs" aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} value={tab.id} ref={tab.id === current ? chosen : null}>
            {tab.label}
            {tab.count !== undefined && <span className="n">{tab.count ?? '…'}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
