import {
  catalogue,
  decodeEvent,
  type DomainEvent,
  isEventType,
  type RecordedEvent,
} from '@pilotlight/contracts/catalogue/catalogue';
import { type FieldPath, personalPaths } from '@pilotlight/contracts/events/personal';
import { ContactIndex } from '@pilotlight/event-store/personal-data/contact-index';
import { isDeepStrictEqual } from 'node:util';
import type { ReadModel, Row } from './read-model';
import { allReadModels, withPersonalData } from './read-models';
import { eventExamples } from './testing/event-examples';
import { idOf } from './testing/example-subject';
import { recorded } from './testing/log-writer';

const subject = { slug: 'leeds', sessionId: idOf('session'), number: 1 };
const models: readonly ReadModel[] = allReadModels(new ContactIndex(Buffer.alloc(32, 1)));

/** A value with a word at a path, which is made where it isn't there yet. */
const withWord = (value: unknown, [name, ...rest]: FieldPath, word: string): unknown =>
  name === undefined ? word : { ...Object(value), [name]: withWord(Object(value)[name], rest, word) };

/** An event of each type but the erasure, in which every personal field reads the same. */
const eventsSaying = (word: string): RecordedEvent[] => {
  const events = Object.entries(eventExamples).flatMap(([type, exampleOf]): { event: DomainEvent }[] => {
    const schema = isEventType(type) && type !== 'SubjectErased' ? catalogue[type]?.schema : undefined;
    if (!schema) return [];
    const data = personalPaths(schema).reduce<unknown>((said, path) => withWord(said, path, word), exampleOf(subject));
    return [{ event: decodeEvent(type, data) }];
  });
  return recorded(events).map((event, index) => Object.assign(event, { id: idOf(index) }));
};

/** What each event leaves in a read model, one after the other. */
const rowsOf = (model: ReadModel, events: readonly RecordedEvent[]): readonly Row[] => {
  const heard = events.filter((event) => model.concerns(event));
  if (model.kind === 'appended') return heard.flatMap((event) => model.rowsOf(event));
  const latest = new Map<string, Row>();
  return heard.flatMap((event) => {
    const key = JSON.stringify(model.keyOf(event));
    const row = model.fold(latest.get(key), event);
    if (row) latest.set(key, row);
    return row ? [row] : [];
  });
};

it.each(models.map((model) => [model.name, model] as const))(
  'of %s, marks as personal the columns that read otherwise where people said something else',
  (_, model) => {
    const rows = rowsOf(model, eventsSaying('07700900123@one.example'));
    const others = rowsOf(model, eventsSaying('07700900456@two.example'));
    const differing = Object.keys(model.table.columns).filter((column) =>
      rows.some((row, index) => !isDeepStrictEqual(row[column], others[index]?.[column])),
    );
    expect(differing.toSorted()).toEqual(model.table.personal.toSorted());
  },
);

it('has storage cleared only after every read model with personal words has come up', () => {
  expect(withPersonalData(models)).toEqual([
    'installers',
    'conversations',
    'messages',
    'notification_texts',
    'appointment_words',
    'unanswered_questions',
    'suppressions',
    'leads',
    'contacts',
  ]);
});
