import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { transcriptEntrySchema } from '@pilotlight/contracts/http/conversations';
import type { AnswerAccount } from '@pilotlight/contracts/values/answer-account';
import { foldBatch } from '../core/fold-batch';
import { recorded } from '../testing/log-writer';
import { conversation } from '../testing/story';
import { messages } from './messages.read-model';
import { withPhotos } from './photos-on-lines';

const chat = conversation('acme', '018f5b7e-3333-4333-8333-333333333333');

const lines = (...events: ConversationEvent[]) =>
  recorded(events.map((event) => ({ event }))).flatMap((event) =>
    messages.concerns(event) ? messages.rowsOf(event) : [],
  );

it('writes down what was said and marks what happened, in order', () => {
  const rows = lines(
    chat.started(),
    chat.says('I smell gas'),
    chat.hazard(),
    chat.replies('Open the windows'),
    chat.intends('emergency'),
    chat.vulnerable(),
    chat.gives({ phone: '07700 900123' }),
    chat.captured(),
    chat.submitted(),
  );
  expect(rows.map(({ revision, entry }) => [revision, entry.role, 'text' in entry && entry.text])).toEqual([
    [1, 'user', 'I smell gas'],
    [2, 'safety', ''],
    [3, 'assistant', 'Open the windows'],
    [5, 'flag', 'Vulnerable household without heating'],
    [7, 'lead', 'Lead captured'],
    [8, 'lead', 'Lead form sent'],
  ]);
  expect(rows[1]?.entry).toMatchObject({
    safety: { hazard: 'gas', rule: 'gas-smell', ruleVersion: 1, from: 2, to: 11 },
  });
});

it('says nothing of the heating of a household that was flagged for its danger', () => {
  const flagged = chat.vulnerable('vulnerable-in-danger');
  const rows = lines(chat.started(), chat.says('I smell gas, and my mum is 84'), chat.hazard(), flagged);
  expect(rows.at(-1)?.entry).toMatchObject({ role: 'flag', text: 'Vulnerable household in danger' });
});

it('marks where the visitor denied a card, and where its danger is over', () => {
  expect(lines(chat.stoodDown(), chat.stoodDown('over')).map(({ entry }) => entry)).toMatchObject([
    { role: 'stood-down', text: 'Visitor says there is no danger' },
    { role: 'stood-down', text: 'Visitor says the danger is over' },
  ]);
});

it('marks the lines on which the grade changed, with what it rests on', () => {
  const held = { reachable: true, located: false, ready: true };
  const rows = lines(
    chat.graded('C', null, { facts: { ...held, reachable: false } }),
    chat.graded('B', 'C', { facts: held }),
    chat.graded('B', 'B', { facts: held }),
    chat.graded('A', 'B'),
    chat.graded('C', 'A', { facts: held, factors: ['phone', 'outside-coverage'] }),
    chat.graded('C', 'B', { facts: held, factors: ['abroad', 'no-customer'] }),
    chat.graded(null, 'C'),
  );
  expect(withPhotos(rows.map(({ entry }) => entry)).map(({ role, text, grade }) => [role, text, grade])).toEqual([
    ['grade', 'No contact details yet', undefined],
    ['grade', 'Warm: number and ready to go', 'B'],
    ['grade', 'Hot: number, postcode and ready to go', 'A'],
    ['grade', 'Cold: outside the area', 'C'],
    ['grade', 'Cold: no customer', 'C'],
    ['grade', 'Ungraded', undefined],
  ]);
});

it("writes a person's words down with their name, and marks how the conversation came to them and back", () => {
  const rows = lines(
    chat.wantsPerson(),
    chat.wantsPerson('stuck'),
    chat.takenOver(),
    chat.personSays('Hi Priya'),
    chat.handedBack(),
    chat.handedBack('silence'),
  );
  expect(rows.map(({ entry }) => ('text' in entry ? [entry.role, entry.text, entry.name] : []))).toEqual([
    ['handover', 'Asked for a person', undefined],
    ['handover', 'Needs a person · not understood twice', undefined],
    ['handover', 'Taken over by the team', undefined],
    ['person', 'Hi Priya', 'Dawn, Aire Valley Heating'],
    ['handover', 'Assistant back on', undefined],
    ['handover', 'Assistant back on · no reply for 30 minutes', undefined],
  ]);
});

it('gives each line the shape that the dashboards are promised', () => {
  for (const { entry } of lines(
    chat.says('Hello'),
    chat.replies('Hi'),
    chat.hazard(),
    chat.graded('A'),
    chat.personSays('Hi'),
    chat.takenOver(),
  ))
    expect(transcriptEntrySchema.parse(entry)).toEqual(entry);
});

it('writes a line once where a batch holds its event twice', () => {
  const [event] = recorded([{ event: chat.says('Hello') }]);
  expect(event && foldBatch(messages, [event, event], []).upserted).toHaveLength(1);
});

it('clears every line of a conversation whose visitor was erased, in the batch and in the table, and of no other', () => {
  const other = conversation('acme', '018f5b7e-9999-4999-8999-999999999999');
  const happened = [chat.says('Hello'), other.says('Good morning'), chat.erased()].map((event) => ({ event }));
  const { upserted, cleared } = foldBatch(messages, recorded(happened), []);
  expect(upserted).toMatchObject([{ entry: { text: 'Good morning' } }]);
  expect(cleared).toEqual([{ column: 'session_id', value: chat.started().data.sessionId }]);
});

const transcript = (...events: ConversationEvent[]) => withPhotos(lines(...events).map(({ entry }) => entry));

describe('photos', () => {
  const [plate, meter] = ['018f5b7e-4444-4444-8444-444444444444', '018f5b7e-5555-4555-8555-555555555555'];

  it('stand on the line they were sent with, in their order, under the slot they were given last', () => {
    const shown = transcript(
      chat.says('Here they are', 'm-7'),
      chat.sendsPhotos('m-7', plate, meter),
      chat.replies('Thanks'),
      chat.tags(plate, 'gas-meter'),
      chat.tags(plate, 'data-plate'),
    );
    const photo = { width: 1200, height: 900, slot: null };
    expect(shown.map(({ role, photos }) => [role, photos])).toEqual([
      [
        'user',
        [
          { ...photo, photoId: plate, slot: 'data-plate' },
          { ...photo, photoId: meter },
        ],
      ],
      ['assistant', undefined],
    ]);
    for (const entry of shown) expect(transcriptEntrySchema.parse(entry)).toEqual(entry);
  });

  it('of a person stand in their words, and fill no slot', () => {
    const [line] = transcript(chat.personSays('It is this valve', undefined, plate));
    expect(line).toMatchObject({ role: 'person', photos: [{ photoId: plate, slot: null, width: 1200, height: 900 }] });
    expect(transcriptEntrySchema.parse(line)).toEqual(line);
  });

  it('stand in no slot once their tag was taken back', () => {
    const [line] = transcript(
      chat.says('Here', 'm-7'),
      chat.sendsPhotos('m-7', plate),
      chat.tags(plate, 'controls'),
      chat.tags(plate, null),
    );
    expect(line?.photos).toMatchObject([{ slot: null }]);
  });
});

const sourcesOf = (told?: AnswerAccount) => {
  const [row] = lines(chat.replies('From £89.00', told));
  return row && 'sources' in row.entry ? row.entry.sources : undefined;
};

describe('what an answer was made of', () => {
  const account: AnswerAccount = {
    engine: 'scripted',
    model: null,
    promptVersion: null,
    sources: ['price:Boiler service', 'site:/boilers'],
    latencyMs: 2,
    inputTokens: 0,
    outputTokens: 0,
    costPence: 0,
    withheld: null,
    scriptedBecause: null,
  };
  it('stands with it', () => {
    expect(sourcesOf(account)).toEqual(['price:Boiler service', 'site:/boilers']);
  });

  it('is nothing where nobody said, and where the words were withheld', () => {
    expect(sourcesOf()).toBeUndefined();
    expect(sourcesOf({ ...account, sources: [] })).toBeUndefined();
    expect(sourcesOf({ ...account, withheld: 'price' })).toBeUndefined();
  });
});
