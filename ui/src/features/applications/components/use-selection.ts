import { useState } from 'react';
import type { Application } from '../../../lib/api';

/** The ticked applicants among those on the screen. */
export function useSelection(items: Application[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number, on: boolean) => {
    const next = new Set(ids);
    if (on) next.add(id);
    else next.delete(id);
    setIds(next);
  };
  return { selected: items.filter(({ id }) => ids.has(id)), has: (id: number) => ids.has(id), toggle, clear: () => setIds(new Set()) };
}
