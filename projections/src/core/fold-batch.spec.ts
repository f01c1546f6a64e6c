import type { DomainEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import * as fc from 'fast-check';
import type { FoldedModel, ReadModel, Row } from '../read-model';
import { insights } from '../insights/insights.read-model';
import { readModels } from '../read-models';
import { recorded } from '../testing/log-writer';
import { conversation, installer } from '../testing/story';
import { UnfoldableEvent } from '@pilotlight/subscriptions/quarantine/unfoldable-event';
import { foldBatch, isTouchedBy, touchedKeys } from './fold-batch';

const sessions = ['018f5b7e-7777-4777-8777-777777777777', '018f5b7e-8888-4888-8888-888888888888'] as const;
const slugs = ['acme', 'best'];
const text = fc.string({ unit: 'grapheme', maxLength: 200 });
const intent = fc.constantFrom('general' as const, 'quote' as const, 'emergency' as const);

const installerEvent = fc.constantFrom(...slugs).chain((slug): fc.Arbitrary<DomainEvent> => {
  const firm = installer(slug);
  return fc.oneof(
    text.map((name) => firm.created(name, sessions[0])),
    text.map((name) => firm.renamed(name)),
    text.map((email) => firm.loginEmail(email)),
    fc.constantFrom(firm.suspended(), firm.resumed(), firm.erased(), firm.deleted()),
  );
});

const conversationEvent = fc.constantFrom(...sessions).chain((sessionId): fc.Arbitrary<DomainEvent> => {
  const chat = conversation('acme', sessionId);
  return fc.oneof(
    fc.constantFrom(chat.started(), chat.hazard(), chat.vulnerable(), chat.captured(), chat.submitted()),
    fc.constant(chat.erased()),
    text.map((words) => chat.says(words)),
    text.map((words) => chat.replies(words)),
    fc.tuple(intent, fc.option(intent)).map(([now, before]) => chat.intends(now, before)),
    fc.record({ phone: text, first_name: text }, { requiredKeys: [] }).map((facts) => chat.gives(facts)),
  );
});

const moment = fc
  .date({ min: new Date('2026-03-28T00:00:00Z'), max: new Date('2026-03-30T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());

const log = fc
  .array(fc.record({ event: fc.oneof(installerEvent, conversationEvent), at: moment }), { maxLength: 40 })
  .map(recorded);

const idOf = (model: ReadModel, row: Row): string =>
  JSON.stringify(model.table.key.map((column) => String(row[column])));

/** A table as the runner keeps it: what stands under a batch's keys is loaded, folded on, written back as JSON. */
const folded = (model: ReadModel, batches: readonly (readonly RecordedEvent[])[]): Map<string, Row> => {
  const table = new Map<string, Row>();
  for (const batch of batches) {
    const stored = touchedKeys(model, batch).flatMap((key): Row[] => {
      const row = table.get(JSON.stringify(key.map(String)));
      return row ? [row] : [];
    });
    const { upserted, deleted, cleared } = foldBatch(model, batch, stored);
    for (const { column, value } of cleared) for (const [id, row] of table) if (row[column] === value) table.delete(id);
    for (const row of upserted) table.set(idOf(model, row), JSON.parse(JSON.stringify(row)));
    for (const key of deleted) table.delete(JSON.stringify(key.map(String)));
  }
  return table;
};

const cutAt = (events: readonly RecordedEvent[], cuts: readonly number[]): RecordedEvent[][] => {
  const places = [0, ...cuts.toSorted((a, b) => a - b).map((cut) => Math.min(cut, events.length)), events.length];
  return places.slice(1).map((end, index) => events.slice(places[index], end));
};

it.each(readModels.map((model) => [model.name, model] as const))(
  'folds %s to the same rows however the log is cut into batches, and whether or not those without its events are folded',
  (_, model) => {
    fc.assert(
      fc.property(log, fc.array(fc.nat(40), { maxLength: 10 }), (events, cuts) => {
        const batches = cutAt(events, cuts);
        const touching = batches.filter((batch) => isTouchedBy(model, batch));
        expect(folded(model, batches)).toEqual(folded(model, [events]));
        expect(folded(model, touching)).toEqual(folded(model, [events]));
      }),
    );
  },
);

const tally: FoldedModel<{ slug: string; count: number }> = {
  kind: 'folded',
  sharesRows: true,
  streams: ['installer'],
  name: 'tally',
  version: 1,
  table: {
    name: 'tally',
    columns: { slug: 'text', count: 'integer' },
    key: ['slug'],
    tenant: 'slug',
    personal: [],
    indexes: {},
  },
  concerns: (event): event is RecordedEvent => event.type !== 'InstallerRenamed',
  keyOf: (event) => [event.data.slug],
  fold: (row, event) => {
    if (event.type === 'InstallerSuspended') return null;
    if (event.type === 'InstallerResumed') throw new Error('secret words');
    return { slug: event.data.slug, count: (row?.count ?? 0) + 1 };
  },
};

const acme = installer('acme');
const batch = (...events: DomainEvent[]) => recorded(events.map((event) => ({ event })));

it('removes a row that was there, and leaves no trace of one that came and went', () => {
  const stored = [{ slug: 'acme', count: 3 }];
  expect(foldBatch(tally, batch(acme.suspended()), stored)).toMatchObject({ upserted: [], deleted: [['acme']] });
  expect(foldBatch(tally, batch(acme.created('A'), acme.suspended()), [])).toMatchObject({ upserted: [], deleted: [] });
  expect(foldBatch(tally, batch(acme.suspended(), acme.created('A')), stored)).toMatchObject({
    upserted: [{ slug: 'acme', count: 1 }],
    deleted: [],
  });
});

it('removes all rows of an installer once its account is erased, of models too that hear nothing of it', () => {
  const chat = conversation('acme', sessions[0]);
  const other = conversation('best', sessions[1]);
  const events = batch(chat.started(), other.started(), acme.erased());
  const [before, after] = [folded(insights, [events.slice(0, 2)]), folded(insights, [events])];
  expect([...before.values()].map(({ slug }) => slug)).toEqual(['acme', 'best']);
  expect([...after.values()].map(({ slug }) => slug)).toEqual(['best']);
  expect(folded(insights, [events.slice(0, 2), events.slice(2)])).toEqual(after);
});

it('keeps what is to outlive its installer', () => {
  const events = batch(acme.created('A'), acme.erased());
  expect(foldBatch({ ...tally, outlivesInstaller: true }, events, [])).toMatchObject({
    upserted: [{ slug: 'acme', count: 2 }],
    cleared: [],
  });
});

it('says which event can not be folded, and nothing of what is in it', () => {
  const events = batch(acme.created('A'), acme.resumed());
  const folding = () => foldBatch(tally, events, []);
  expect(folding).toThrow(UnfoldableEvent);
  expect(folding).toThrow(
    expect.objectContaining({ model: 'tally', eventId: events[1]?.id, stream: 'installer-acme' }),
  );
  expect(folding).not.toThrow(/secret/);
});
