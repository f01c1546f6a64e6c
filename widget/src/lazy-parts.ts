import type { Slot } from '@pilotlight/contracts/http/appointments';
import type { Unread } from '@pilotlight/contracts/http/hearing';
import type { Launcher, WidgetLine } from '@pilotlight/contracts/http/widget';
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
  readonly load: <Name extends keyof LazyParts>(name: Name) => Promise<LazyParts[Name]>;
  /** Draws the panel again, this part with it. */
  readonly draw: () => void;
  readonly launcher: Launcher;
  readonly firm: string;
  /** Shows one of the forms in the message field's place, or none. */
  readonly openForm: (form?: FormName | false) => void;
  readonly focusOnTalk: () => void;
  readonly refuse: (status: number, message: string) => Error;
  readonly newId: () => string;
  readonly now: () => string;
  readonly say: (text: string, messageId: string) => void;
  readonly retry: (messageId: string) => void;
  readonly Icon: typeof Icon;
  readonly icons: Record<string, string>;
  readonly language: string;
  readonly Privacy: () => Drawable;
  readonly closeMenu: (menu: HTMLDetailsElement | null) => void;
  readonly actions: () => { readonly choose: (words: string) => void; readonly startAgain: () => void };
}

export interface Menu {
  readonly view: () => Drawable;
  readonly privacy: () => Drawable;
}

/** A form that takes the message field's place while it is open: the visitor's details, or a visit. */
export interface PanelForm {
  /** Opens it for what was tapped. */
  readonly show: (words: string) => void;
  /** Forgets what was typed. */
  readonly clear: () => void;
  readonly view: (open: boolean) => Drawable;
}

/** The form for a visit or a call-back, and the visits that were booked: a part of the booking's own. */
export interface Visits {
  readonly fill: () => void;
  readonly clear: () => void;
  /** Asks the server for the visitor's visits. */
  readonly lookUp: () => Promise<void>;
  readonly check: (event: Event) => void;
  /** Books the time, or asks for a call where there is none. False where the form is not in order; rejects where the time has gone. */
  readonly send: (slot: Slot | undefined) => Promise<boolean>;
  readonly sendWords: (isRing: boolean) => string;
  readonly form: (hidden: boolean, isRing: boolean) => Drawable;
  readonly toCome: () => Drawable;
  /** What was booked last, until something else is said. */
  readonly booked: () => Drawable;
}

export type FormName = 'details' | 'booking';

/** The next free visit on the first screen. */
export interface Next {
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
  /** Those of one message of the visitor's, or these that a person sent. */
  readonly viewOf: (of: string | WidgetLine['photos']) => Drawable;
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

/** Pictures and words that are needed by few, and drawn by what is there already. */
export type Extra = object;

export interface LazyParts {
  readonly menu: Menu;
  readonly details: PanelForm;
  readonly booking: PanelForm;
  readonly visit: Visits;
  readonly next: Next;
  readonly photos: Photos;
  readonly live: Live;
  readonly bubble: Bubble;
  /** The pictures of a safety card's steps. */
  readonly signs: Extra;
  /** The widget in the page's language. */
  readonly language: Extra;
}

export interface PartModule<Part> {
  readonly create: (host: PartHost) => Part;
}

export type PartModules = { readonly [Name in keyof LazyParts]: PartModule<LazyParts[Name]> };

export type LoadFile = <Module>(file: string) => Promise<Module>;
