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

/** What the panel lends to its parts. */
export interface PartHost
  extends
    Embedding,
    Memory,
    Pick<Api, 'ask'>,
    Pick<Store, 'state' | 'dispatch'>,
    Pick<Session, 'within'>,
    Pick<LauncherView, 'element' | 'greet'> {
  readonly panel: HTMLElement;
  /** Fetches the conversation. */
  readonly enter: () => Promise<void>;
  readonly adopt: (css: string) => void;
  readonly load: LoadFile;
  /** Draws the panel again, this part with it. */
  readonly draw: () => void;
  readonly launcher: Launcher;
  readonly firm: string;
  /** Shows one of the forms in the message field's place, or none. */
  readonly openForm: (form?: FormName | false) => void;
  readonly focusOnTalk: () => void;
  /** An error whose message is for the visitor. */
  readonly refuse: (status: number, message: string) => Error;
  readonly newId: () => string;
  /** ISO 8601 UTC. */
  readonly now: () => string;
  readonly say: (text: string, messageId: string) => void;
  readonly retry: (messageId: string) => void;
  /** The panel's own, lent so that they are not fetched twice. */
  readonly Icon: typeof Icon;
  /** A line that opens the words on privacy. */
  readonly Privacy: () => Drawable;
  readonly closeMenu: (menu: HTMLDetailsElement | null) => void;
  readonly actions: () => { readonly choose: (words: string) => void; readonly startAgain: () => void };
}

/** What stands behind the options and the line on privacy. */
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

/** The visitor's photos: those that wait beside the message field, and those that were sent. */
export interface Photos {
  /** Puts photos beside the message field, as pictures of `slot` where that is known. */
  readonly add: (files: readonly File[], slot?: PhotoSlot) => void;
  readonly areWaiting: () => boolean;
  /** Puts the waiting photos into a message; gives its words, which are its own where nobody typed any. */
  readonly send: (messageId: string, text: string) => string;
  /** The ids to name with a message, once its photos are up; rejects where one can't be sent. */
  readonly filesOf: (messageId: string) => Promise<readonly string[] | undefined>;
  /** Fetches the pictures of an earlier visit. */
  readonly restore: (lines: readonly WidgetLine[]) => Promise<void>;
  readonly clear: () => void;
  readonly waitingView: () => Drawable;
  readonly viewOf: (messageId: string) => Drawable;
}

/** The held stream of what a person says, while one is wanted or answering and the panel is looked at. */
export interface Live {
  /** Called at each drawing: begins, goes on or ends. */
  readonly follow: (seen: boolean) => void;
  readonly isHeld: () => boolean;
  /** The visitor has touched a key. */
  readonly typed: () => void;
  /** The dots of a person who is typing. */
  readonly view: () => Drawable;
}

/** A person's words beside the closed launcher and in the page's title. */
export interface Bubble {
  /** Shows the newest where it is new to this tab; takes all away where nothing is unread. `seen` have been read before. */
  readonly show: (told?: Unread, seen?: number, isOpen?: boolean) => void;
}

/** What only some visitors need: fetched when it is first asked for, from a module that exports how to create it. */
export interface LazyParts {
  readonly menu: Menu;
  readonly details: PanelForm;
  readonly booking: PanelForm;
  readonly visit: Visits;
  readonly next: Next;
  readonly photos: Photos;
  readonly live: Live;
  readonly bubble: Bubble;
}

export interface PartModule<Part> {
  readonly create: (host: PartHost) => Part;
}

export type PartModules = { readonly [Name in keyof LazyParts]: PartModule<LazyParts[Name]> };

/** Fetches a module that lies beside the loader; the caller knows what is in it. */
export type LoadFile = <Module>(file: string) => Promise<Module>;
