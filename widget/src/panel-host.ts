import type { Launcher } from '@pilotlight/contracts/http/widget';
import type { Memory } from './browser-memory';
import type { Embedding } from './embedding';
import type { Session } from './conversation/session';
import type { LauncherView } from './loader/launcher-view';
import type { LoadFile, PartHost } from './lazy-parts';

/** What the loader lends the panel: a place beside the launcher, which opens and closes it, and ways to tell what happens. */
export interface PanelHost extends Embedding, Memory, LauncherView {
  readonly launcher: Launcher;
  /** The loader's own, as its memory is, lent so that they are not fetched twice. */
  readonly adopt: (css: string) => void;
  readonly load: LoadFile;
  /** Matches where the panel is the whole screen. */
  readonly phone: MediaQueryList;
}

/** What the panel's own modules share; the parts receive it as their host. */
export interface PanelContext extends PartHost, Session, Pick<PanelHost, 'button'> {
  readonly panel: HTMLDialogElement;
}

export interface Panel {
  /**
   * Shows the panel, with the focus in it where the visitor asked for it; told nothing of that, it stays closed and listens. Words with which
   * the page opens it are said at once.
   */
  readonly open: (focus?: boolean, words?: string) => void;
  readonly close: () => void;
}

export interface PanelModule {
  readonly mountPanel: (host: PanelHost) => Panel;
}
