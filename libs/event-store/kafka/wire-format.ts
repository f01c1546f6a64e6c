import { eventMetadataSchema, type Position } from '@pilotlight/contracts/events/event';
import { z } from 'zod';
import type { StoredEvent } from '../event-store';
import type { FeedMessage } from './feed-message';
import { keyOf } from './partition-of';

export interface WireMessage {
  readonly partition: number;
  readonly key: string;
  readonly value: string | null;
  readonly headers: Record<string, string>;
}

export interface ReceivedMessage {
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly value: Buffer | null;
}

const position = z.custom<Position>((text) => typeof text === 'string');

const storedEvent = eventMetadataSchema.extend({
  id: z.string(),
  stream: z.string(),
  revision: z.number().int(),
  position,
  at: z.string(),
  type: z.string(),
  data: z.unknown(),
}) satisfies z.ZodType<StoredEvent>;

const text = z
  .union([z.string(), z.instanceof(Buffer)])
  .transform(String)
  .pipe(position);
const chain = z.object({ after: text, through: text });

/** Headers name the event, so that reading a topic needs no value. Personal fields stay encrypted. */
export const toWire = ({ partition, after, through, event }: FeedMessage): WireMessage => ({
  partition,
  key: keyOf(event?.tenant ?? null),
  value: event && JSON.stringify(event),
  headers: {
    ...(event && { id: event.id, stream: event.stream, type: event.type }),
    position: event?.position ?? through,
    after,
    through,
  },
});

const jsonOf = (value: Buffer): unknown => {
  try {
    return JSON.parse(value.toString());
  } catch {
    return undefined;
  }
};

export const fromWire = (partition: number, { headers, value }: ReceivedMessage): FeedMessage | null => {
  const told = chain.safeParse(headers);
  if (!told.success) return null;
  if (value === null) return { partition, ...told.data, event: null };
  const event = storedEvent.safeParse(jsonOf(value));
  return event.success ? { partition, ...told.data, event: event.data } : null;
};
