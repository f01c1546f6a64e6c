import { AppendTooLarge, InvalidAppend, type AppendRequest } from './event-store';

export interface PreparedAppend {
  readonly stream: string;
  /** Revision of the stream's last event; -1 where there is none. */
  readonly expected: number;
  readonly tenant: string | null;
  readonly ids: readonly string[];
  readonly types: readonly string[];
  readonly data: readonly string[];
  readonly meta: readonly string[];
  readonly bytes: number;
}

const limit = 1024 * 1024;
const streamName = /^[^-\s]+-\S{1,400}$/;
const eventId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
export const unstorableText = /\0|\p{Surrogate}/u;
const unstorableJson = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/;

const isStorable = (json: string): boolean => !json.includes('\\u') || !unstorableJson.test(json);

export const unstorable = (stream: string, type: string): InvalidAppend =>
  new InvalidAppend(stream, `its ${type} holds text that can not be stored`);

/** Validates and serialises an append. PostgreSQL can't hold a NUL or a lone surrogate. Throws InvalidAppend, AppendTooLarge. */
export const prepareAppend = ({ stream, expected, events, metadata }: AppendRequest): PreparedAppend => {
  const refuse = (reason: string): never => {
    throw new InvalidAppend(stream, reason);
  };
  if (!streamName.test(stream) || !isStorable(JSON.stringify(stream))) refuse('the name is not <category>-<id>');
  if (expected !== 'no-stream' && !(Number.isSafeInteger(expected) && expected >= 0))
    refuse('the expected revision is not one');
  if (events.length === 0) refuse('it holds no events');

  const { tenant, ...rest } = metadata;
  const shared = JSON.stringify(rest);
  const meta: string[] = [];
  const ids: string[] = [];
  const types: string[] = [];
  const data: string[] = [];
  let bytes = 0;
  for (const event of events) {
    const json = JSON.stringify(event.data);
    if (!eventId.test(event.id)) refuse('an event id is not a lower-case UUID');
    if (ids.includes(event.id)) refuse('it holds one event id twice');
    if (!isStorable(json)) throw unstorable(stream, event.type);
    const own = event.source ? JSON.stringify({ ...rest, ...event.source }) : shared;
    if (!isStorable(own)) refuse('its metadata holds text that can not be stored');
    bytes += Buffer.byteLength(json) + Buffer.byteLength(own) + event.type.length;
    meta.push(own);
    ids.push(event.id);
    types.push(event.type);
    data.push(json);
  }
  if (bytes > limit) throw new AppendTooLarge(bytes);
  return { stream, expected: expected === 'no-stream' ? -1 : expected, tenant, ids, types, data, meta, bytes };
};
