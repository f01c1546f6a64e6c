type Drawer = 'localStorage' | 'sessionStorage';

/** The browser's storage, one value for each installer and drawer. */
export interface Memory {
  /** What was kept for an installer; null or undefined where there is nothing or storage is blocked. */
  readonly recall: (drawer: Drawer, slug: string) => string | null | undefined;
  /** Called after the visitor's own taps only: nothing is stored for somebody who leaves the chat alone. An empty value is none. */
  readonly keep: (drawer: Drawer, slug: string, value: string) => void;
}

export const memory: Memory = {
  recall(drawer, slug) {
    try {
      return window[drawer].getItem(`pilotlight:${slug}`);
    } catch {
      return undefined;
    }
  },
  keep(drawer, slug, value) {
    try {
      window[drawer].setItem(`pilotlight:${slug}`, value);
    } catch {
      // Blocked or full storage costs only the memory.
    }
  },
};
