import type { Launcher } from '@pilotlight/contracts/http/widget';
import type { Memory } from './browser-memory';
import type { Embedding } from './embedding';
import type { Store } from './conversation/store';
import type { Session } from './conversation/session';
import type { LauncherView } from './loader/launcher-view';
import type { LoadFile, PartHost } from './lazy-parts';

export interface PanelHost extends Embedding, Memory, LauncherView {
  readonly launcher: Launcher;
  readonly language?: string | undefined;
  readonly adopt: (css: string) => void;
  readonly load: LoadFile;
  readonly phone: MediaQueryList;
}

/** What the panel's own modules share; the parts receive it as their host. */
export interface PanelContext extends PartHost, Session, Pick<Store, 'subscribe'>, Pick<PanelHost, 'button'> {
  readonly panel: HTMLDialogElement;
}

export interface Panel {
  /** Focuses where the visitor asked for it; `focus` undefined stays closed and listens. `words` are said at once. */
  readonly open: (focus?: boolean, words?: string) => void;
  readonly close: () => void;
  /** For what the page around it asks. */
  readonly context: PanelContext;
}

export interface PanelModule {
  readonly mountPanel: (host: PanelHost) => Panel;
}
