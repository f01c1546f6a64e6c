import type { DataOf, EventDefinitions, EventsOf } from '../events/event-definition';
import type { Route } from '../http/route';
import type { Slug } from '../values/slug';

/** Whose words an event holds: one visitor's conversation, or the account of one installer. */
export interface DataSubject {
  readonly slug: Slug;
  /** Absent where the subject is the installer itself. */
  readonly sessionId: string | null;
}

/** One capability: the streams that it writes, its event types and its calls. */
export interface Slice<Category extends string = string, Events extends EventDefinitions = EventDefinitions> {
  /** What stands before the first dash of its streams' names: a word without a dash. A function where its events go to other slices' streams. */
  readonly category: Category | ((data: DataOf<Events>) => Category);
  /** What stands after that dash, for an event's data. */
  readonly streamId: (data: DataOf<Events>) => string;
  /** Whose key seals the personal fields of its events. */
  readonly subject: (data: DataOf<Events>) => DataSubject;
  readonly events: Events;
  /** By name: the name is the call's operation id in the API document. */
  readonly routes: Readonly<Record<string, Route>>;
}

/** Declares a slice. `slices.ts` lists it; everything else about its events and calls follows from there. */
export const slice = <const Category extends string, const Events extends EventDefinitions>(
  definition: Slice<Category, Events>,
): Slice<Category, Events> => definition;

export type EventsOfSlice<S> = S extends { readonly events: infer Events extends EventDefinitions }
  ? EventsOf<Events>
  : never;
