import type { z } from 'zod';
import type { Slug } from '../values/slug';

export type EventSchema = z.ZodType<{ readonly slug: Slug }>;

export interface EventDefinition<Schema extends EventSchema = EventSchema> {
  readonly schema: Schema;
  readonly note: string;
}

export const event = <Schema extends EventSchema>(
  schema: Schema,
  { note }: { note: string },
): EventDefinition<Schema> => ({
  schema,
  note,
});

export type EventDefinitions = Readonly<Record<string, EventDefinition>>;

export type DataOf<Events extends EventDefinitions> = z.infer<Events[keyof Events]['schema']>;

export type EventsOf<Events extends EventDefinitions> = {
  [Type in keyof Events & string]: {
    readonly type: Type;
    readonly data: Readonly<z.infer<Events[Type]['schema']>>;
  };
}[keyof Events & string];
