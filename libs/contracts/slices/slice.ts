import type { z } from 'zod';
import type { Route } from '../http/route';
import type { Slug } from '../values/slug';

/** Whose words an event holds: one visitor's conversation, or the account of one installer. */
export interface DataSubject {
  readonly slug: Slug;
  /** Absent where the subject is the installer itself. */
  readonly sessionId: string | null;
}

/** What every event's data names at least. */
export type EventSchema = z.ZodType<{ readonly slug: Slug }>;

/** An event type: the shape of its data, and what it tells an auditor. */
export interface EventDefinition<Schema extends EventSchema = EventSchema> {
  readonly schema: Schema;
  /** One sentence about every event of this type; never about one of them. */
  readonly note: string;
}

/** Declares an event type of a slice. */
export const event = <Schema extends EventSchema>(
  schema: Schema,
  { note }: { note: string },
): EventDefinition<Schema> => ({
  schema,
  note,
});

export type EventDefinitions = Readonly<Record<string, EventDefinition>>;

/** The data of any of these event types. */
export type DataOf<Events extends EventDefinitions> = z.infer<Events[keyof Events]['schema']>;

/** The events of these types as they are decided: type and data. */
export type EventsOf<Events extends EventDefinitions> = {
  [Type in keyof Events & string]: {
    readonly type: Type;
    readonly data: Readonly<z.infer<Events[Type]['schema']>>;
  };
}[keyof Events & string];

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

/** The events of a slice. */
export type EventsOfSlice<S> = S extends { readonly events: infer Events extends EventDefinitions }
  ? EventsOf<Events>
  : never;
