import type { WidgetLine } from '@pilotlight/contracts/http/widget';
import type { PhotoSlot } from '@pilotlight/contracts/values/job-sheet';
import type { Memory } from './browser-memory';
import type { Api } from './conversation/api';
import type { Store } from './conversation/store';
import type { Session } from './conversation/session';
import type { Embedding } from './embedding';
import type { Drawable } from './jsx/jsx-runtime';
import type { Icon } from './view/icons';
import type { Privacy } from './view/privacy';

/** What the panel lends to its parts. */
export interface PartHost
  extends Embedding, Memory, Pick<Api, 'ask'>, Pick<Store, 'state' | 'dispatch'>, Pick<Session, 'within'> {
  readonly panel: HTMLElement;
  readonly adopt: (css: string) => void;
  /** Draws the panel again, this part with it. */
  readonly draw: () => void;
  readonly firm: string;
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
  readonly Privacy: typeof Privacy;
}

/** The form for the visitor's details, which takes the message field's place. */
export interface Details {
  readonly isOpen: () => boolean;
  readonly show: (open: boolean) => void;
  /** Forgets what was typed. */
  readonly clear: () => void;
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

/** What only some visitors need: fetched when it is first asked for, from a module that exports how to create it. */
export interface LazyParts {
  readonly details: Details;
  readonly photos: Photos;
}

export interface PartModule<Part> {
  readonly create: (host: PartHost) => Part;
}

export type PartModules = { readonly [Name in keyof LazyParts]: PartModule<LazyParts[Name]> };

/** Fetches a module that lies beside the loader; the caller knows what is in it. */
export type LoadFile = <Module>(file: string) => Promise<Module>;
