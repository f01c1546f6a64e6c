import type { DataOf, EventDefinitions, EventsOf } from '../events/event-definition';
import type { Route } from '../http/route';
import type { Slug } from '../values/slug';

export interface DataSubject {
  readonly slug: Slug;
  readonly sessionId: string | null;
}

export interface Slice<Category extends string = string, Events extends EventDefinitions = EventDefinitions> {
  /** What stands before the first dash of stream names. A function where the events go to other slices' streams. */
  readonly category: Category | ((data: DataOf<Events>) => Category);
  readonly streamId: (data: DataOf<Events>) => string;
  /** Whose key encrypts the personal fields of its events. */
  readonly subject: (data: DataOf<Events>) => DataSubject;
  readonly events: Events;
  readonly routes: Readonly<Record<string, Route>>;
}

/** `slices.ts` lists it; everything else about its events and calls follows from there. */
export const slice = <const Category extends string, const Events extends EventDefinitions>(
  definition: Slice<Category, Events>,
): Slice<Category, Events> => definition;

export type EventsOfSlice<S> = S extends { readonly events: infer Events extends EventDefinitions }
  ? EventsOf<Events>
  : never;
