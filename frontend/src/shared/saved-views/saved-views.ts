import { useSyncExternalStore } from 'react';
import { z } from 'zod';

/** A list as somebody wants to find it again: its search, filters and order, as they stand in the address. */
const viewSchema = z.object({ name: z.string(), search: z.string() });
export type SavedView = z.infer<typeof viewSchema>;

const listeners = new Set<() => void>();
const none: readonly SavedView[] = [];
const known = new Map<string, { readonly text: string; readonly views: readonly SavedView[] }>();

const readAs = (text: string): readonly SavedView[] => {
  try {
    return z.array(viewSchema).catch([]).parse(JSON.parse(text));
  } catch {
    return none;
  }
};

const read = (key: string): readonly SavedView[] => {
  const text = localStorage.getItem(key) ?? '';
  const before = known.get(key);
  if (before?.text === text) return before.views;
  const views = text ? readAs(text) : none;
  known.set(key, { text, views });
  return views;
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/** The views of one list that this person keeps on this device. A name that is there already takes the new view. */
export const useSavedViews = (list: string, person: string) => {
  const key = `saved-views ${list} ${person}`;
  const views = useSyncExternalStore(subscribe, () => read(key));
  const keep = (next: readonly SavedView[]) => {
    localStorage.setItem(key, JSON.stringify(next));
    listeners.forEach((listener) => listener());
  };
  const without = (name: string) => views.filter((view) => view.name !== name);
  return {
    views,
    save: (view: SavedView) => keep([...without(view.name), view]),
    remove: (name: string) => keep(without(name)),
  };
};
