import type { Launcher } from '@pilotlight/contracts/http/widget';
import type { Memory } from './browser-memory';
import type { Embedding } from './embedding';
import type { Session } from './conversation/session';
import type { LoadPart, PartHost, PartModules } from './lazy-parts';

/** What the loader lends the panel: a place in the shadow root and ways to tell what happens. */
export interface PanelHost {
  readonly embedding: Embedding;
  readonly launcher: Launcher;
  readonly container: HTMLElement;
  /** The loader's own, lent so that they are not fetched twice. */
  readonly adopt: (css: string) => void;
  readonly memory: Memory;
  readonly load: LoadPart;
  /** Matches where the panel is the whole screen. */
  readonly phone: MediaQueryList;
  readonly onClose: () => void;
  readonly onUnread: (count: number) => void;
}

/** What the panel's own modules share; the parts receive it as their host. */
export interface PanelContext extends PartHost, Session, Pick<PanelHost, 'load' | 'onClose'> {
  readonly panel: HTMLDialogElement;
}

export interface Panel {
  /** Shows the panel; focus goes into it only when the visitor asked for it. */
  readonly open: (focus: boolean) => void;
  readonly close: () => void;
}

/** The modules that the loader fetches: the panel when the visitor first opens the chat, the others when they are asked for. */
export interface Modules extends PartModules {
  readonly panel: { readonly mountPanel: (host: PanelHost) => Panel };
}
