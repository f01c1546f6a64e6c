type Drawer = 'localStorage' | 'sessionStorage';

export interface Memory {
  readonly recall: (drawer: Drawer, slug: string) => string | null | undefined;
  /** Only after the visitor's own taps: nothing is stored for somebody who leaves the chat alone. An empty value is none. */
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
