import {
  catalogue,
  isEventType,
  personalFieldsOf,
  type DomainEvent,
  type EventType,
} from '@pilotlight/contracts/catalogue/catalogue';

type Change = (text: string) => string;

/** What is personal within a value: its fields by name (`*` is every entry of a list), and whether its own text is. */
interface Personal {
  isText: boolean;
  readonly fields: Map<string, Personal>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const personalOf = (type: EventType): Personal => {
  const whole: Personal = { isText: false, fields: new Map() };
  for (const path of personalFieldsOf(type)) {
    let at = whole;
    for (const name of path) {
      const field = at.fields.get(name) ?? { isText: false, fields: new Map<string, Personal>() };
      at.fields.set(name, field);
      at = field;
    }
    at.isText = true;
  }
  return whole;
};

/** Worked out once: a type may have fifty personal fields of which an event holds two. */
const personalByType: ReadonlyMap<string, Personal> = new Map(
  Object.keys(catalogue)
    .filter(isEventType)
    .map((type) => [type, personalOf(type)]),
);

const changedIn = (value: unknown, { isText, fields }: Personal, change: Change): unknown => {
  if (typeof value === 'string') return isText ? change(value) : value;
  if (Array.isArray(value)) {
    const entries = fields.get('*');
    return entries ? value.map((entry) => changedIn(entry, entries, change)) : value;
  }
  if (!isRecord(value)) return value;
  let copy: Record<string, unknown> | undefined;
  for (const [name, held] of Object.entries(value)) {
    const field = fields.get(name);
    const changed = field ? changedIn(held, field, change) : held;
    if (changed !== held) (copy ??= { ...value })[name] = changed;
  }
  return copy ?? value;
};

export const hasPersonalFields = (type: EventType): boolean => personalFieldsOf(type).length > 0;

/** The event with each of its personal fields changed; the same event where its type has none. */
export const changePersonalFields = <E extends DomainEvent>(event: E, change: Change): E => {
  const personal = personalByType.get(event.type);
  if (!personal || personal.fields.size === 0) return event;
  return Object.assign({}, event, { data: changedIn(event.data, personal, change) });
};

/** Whether there is anything personal in it to seal: a field that says nothing needs no key. */
export const saysSomethingPersonal = (event: DomainEvent): boolean => {
  let said = false;
  changePersonalFields(event, (text) => {
    said = true;
    return text;
  });
  return said;
};
