import { useState } from 'react';

const none: ReadonlySet<string> = new Set();

/** Which installers are selected, on whichever page they stand. A list that is asked for otherwise (`list`) begins with none. */
export const useSelection = (list: string) => {
  const [{ slugs, of }, setSelected] = useState({ slugs: none, of: list });
  const selected = of === list ? slugs : none;
  const set = (next: Iterable<string>) => setSelected({ slugs: new Set(next), of: list });
  return {
    selected,
    set,
    clear: () => set([]),
    toggle: (slug: string) =>
      set(selected.has(slug) ? [...selected].filter((each) => each !== slug) : [...selected, slug]),
    /** All of these, or none of them where all are selected already. */
    toggleAll: (page: readonly string[]) =>
      set(
        page.every((slug) => selected.has(slug))
          ? [...selected].filter((slug) => !page.includes(slug))
          : [...selected, ...page],
      ),
  };
};

export type Selection = ReturnType<typeof useSelection>;
