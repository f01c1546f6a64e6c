import { personalFieldsOf, type DomainEvent, type EventType } from '@pilotlight/contracts/events/catalogue';
import type { FieldPath } from '@pilotlight/contracts/events/personal';

type Change = (text: string) => string;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const changedAt = (value: unknown, path: FieldPath, depth: number, change: Change): unknown => {
  const step = path[depth];
  if (step === undefined) return typeof value === 'string' ? change(value) : value;
  if (Array.isArray(value)) return value.map((entry) => changedAt(entry, path, depth + 1, change));
  if (!isRecord(value)) return value;
  const held = value[step];
  const changed = held === undefined ? held : changedAt(held, path, depth + 1, change);
  return changed === held ? value : { ...value, [step]: changed };
};

export const hasPersonalFields = (type: EventType): boolean => personalFieldsOf(type).length > 0;

/** The event with each of its personal fields changed; the same event where its type has none. */
export const changePersonalFields = <E extends DomainEvent>(event: E, change: Change): E => {
  const paths = personalFieldsOf(event.type);
  if (paths.length === 0) return event;
  let data: unknown = event.data;
  for (const path of paths) data = changedAt(data, path, 0, change);
  return Object.assign({}, event, { data });
};
