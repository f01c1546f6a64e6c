type Drawer = 'localStorage' | 'sessionStorage';

const name = (slug: string) => `pilotlight:${slug}`;

/** The browser's storage, one value for each installer and drawer. */
export interface Memory {
  recall: typeof recall;
  keep: typeof keep;
}

/** What was kept for an installer; null or undefined where there is nothing or storage is blocked. */
export const recall = (drawer: Drawer, slug: string): string | null | undefined => {
  try {
    return window[drawer].getItem(name(slug));
  } catch {
    return undefined;
  }
};

/** Called after the visitor's own taps only: nothing is stored for somebody who leaves the chat alone. An empty value is none. */
export const keep = (drawer: Drawer, slug: string, value: string): void => {
  try {
    window[drawer].setItem(name(slug), value);
  } catch {
    // Blocked or full storage costs only the memory.
  }
};
