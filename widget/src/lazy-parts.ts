import type { Unread } from '@pilotlight/contracts/http/hearing';
import type { WidgetLine } from '@pilotlight/contracts/http/widget';
import type { PhotoSlot } from '@pilotlight/contracts/values/job-sheet';
import type { Memory } from './browser-memory';
import type { Api } from './conversation/api';
import type { Store } from './conversation/store';
import type { Session } from './conversation/session';
import type { Embedding } from './embedding';
import type { Drawable } from './jsx/jsx-runtime';
import type { LauncherView } from './loader/launcher-view';
import type { Icon } from './view/icons';

export interface PartHost
  extends
    Embedding,
    Memory,
    Pick<Api, 'ask'>,
    Pick<Store, 'state' | 'dispatch'>,
    Pick<Session, 'within'>,
    Pick<LauncherView, 'element' | 'greet'> {
  readonly panel: HTMLElement;
  readonly enter: () => Promise<void>;
  readonly adopt: (css: string) => void;
  readonly draw: () => void;
  readonly firm: string;
  readonly focusOnTalk: () => void;
  readonly refuse: (status: number, message: string) => Error;
  readonly newId: () => string;
  readonly now: () => string;
  readonly say: (text: string, messageId: string) => void;
  readonly retry: (messageId: string) => void;
  readonly Icon: typeof Icon;
  readonly Privacy: () => Drawable;
  readonly closeMenu: (menu: HTMLDetailsElement | null) => void;
  readonly actions: () => { readonly leaveDetails: () => void; readonly startAgain: () => void };
}

export interface Menu {
  readonly view: () => Drawable;
  readonly privacy: () => Drawable;
}

export interface Details {
  readonly isOpen: () => boolean;
  readonly show: (open: boolean) => void;
  readonly clear: () => void;
  readonly view: () => Drawable;
}

export interface Photos {
  readonly add: (files: readonly File[], slot?: PhotoSlot) => void;
  readonly areWaiting: () => boolean;
  readonly send: (messageId: string, text: string) => string;
  readonly filesOf: (messageId: string) => Promise<readonly string[] | undefined>;
  readonly restore: (lines: readonly WidgetLine[]) => Promise<void>;
  readonly clear: () => void;
  readonly waitingView: () => Drawable;
  readonly viewOf: (messageId: string) => Drawable;
}

export interface Live {
  readonly follow: (seen: boolean) => void;
  readonly isHeld: () => boolean;
  readonly typed: () => void;
  readonly view: () => Drawable;
}

export interface Bubble {
  /** Takes all away where nothing is unread. `seen` have been read before. */
  readonly show: (told?: Unread, seen?: number, isOpen?: boolean) => void;
}

export interface LazyParts {
  readonly menu: Menu;
  readonly details: Details;
  readonly photos: Photos;
  readonly live: Live;
  readonly bubble: Bubble;
}

export interface PartModule<Part> {
  readonly create: (host: PartHost) => Part;
}

export type PartModules = { readonly [Name in keyof LazyParts]: PartModule<LazyParts[Name]> };

export type LoadFile = <Module>(file: string) => Promise<Module>;
