import type { Memory } from './browser-memory';
import type { Launcher } from '@pilotlight/contracts/http/widget';

/** What the script tag says: whose widget this is, and where its server answers. */
export interface Embedding {
  readonly slug: string;
  readonly key: string;
  /** Absolute address of this widget's calls, with a slash at its end. */
  readonly api: string;
}

/** What the loader lends the panel: a place in the shadow root and ways to tell what happens. */
export interface PanelPlace {
  readonly embedding: Embedding;
  readonly launcher: Launcher;
  readonly container: HTMLElement;
  /** The loader's own, lent so that they are not fetched twice. */
  readonly adopt: (css: string) => void;
  readonly memory: Memory;
  /** Matches where the panel is the whole screen. */
  readonly phone: MediaQueryList;
  readonly onClose: () => void;
  readonly onUnread: (count: number) => void;
}

export interface Panel {
  /** Shows the panel; focus goes into it only when the visitor asked for it. */
  readonly open: (focus: boolean) => void;
  readonly close: () => void;
}

/** The module that the loader fetches when the visitor first opens the chat. */
export interface PanelModule {
  readonly mountPanel: (place: PanelPlace) => Panel;
}
