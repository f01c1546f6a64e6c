import type { z } from 'zod';
import type { Slug } from '../values/slug';

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

export type DataOf<Events extends EventDefinitions> = z.infer<Events[keyof Events]['schema']>;

/** The events of these types as they are decided: type and data. */
export type EventsOf<Events extends EventDefinitions> = {
  [Type in keyof Events & string]: {
    readonly type: Type;
    readonly data: Readonly<z.infer<Events[Type]['schema']>>;
  };
}[keyof Events & string];
