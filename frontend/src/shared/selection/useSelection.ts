import { useState } from 'react';

const none: ReadonlySet<string> = new Set();

/** Which rows are selected by their ids, on whichever page they stand. A list that is asked for otherwise (`list`) begins with none. */
export const useSelection = (list: string) => {
  const [{ ids, of }, setSelected] = useState({ ids: none, of: list });
  const selected = of === list ? ids : none;
  const set = (next: Iterable<string>) => setSelected({ ids: new Set(next), of: list });
  return {
    selected,
    set,
    clear: () => set([]),
    toggle: (id: string) => set(selected.has(id) ? [...selected].filter((each) => each !== id) : [...selected, id]),
    /** All of these, or none of them where all are selected already. */
    toggleAll: (page: readonly string[]) =>
      set(
        page.every((id) => selected.has(id))
          ? [...selected].filter((id) => !page.includes(id))
          : [...selected, ...page],
      ),
  };
};

export type Selection = ReturnType<typeof useSelection>;
