import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { ERASED } from '@pilotlight/contracts/events/personal';
import { type Happened, recorded } from '../testing/log-writer';
import { rowsAfter } from '../testing/given';
import { conversation } from '../testing/story';
import { leads } from './leads.read-model';

const sessionId = '018f5b7e-3333-4333-8333-333333333333';
const chat = conversation('acme', sessionId);
const rowAfter = (...events: readonly (ConversationEvent | Happened)[]) => {
  const happened = events.map((each) => ('event' in each ? each : { event: each }));
  return rowsAfter(leads, [{ event: chat.started() }, ...happened])[0];
};
const at = (time: string, event: ConversationEvent): Happened => ({ event, at: `2026-11-27T${time}:00.000Z` });

it('is no lead while a visitor only talks', () => {
  expect(rowAfter(chat.says('How much is a new boiler?'))).toMatchObject({ lead_at: null });
});

it('is a lead from when the visitor can first be reached, whatever follows', () => {
  const row = rowAfter(
    at('09:00', chat.gives({ phone: '07700 900123' })),
    at('09:05', chat.gives({ email: 'jane@example.com' })),
    at('09:10', chat.graded('A')),
    at('09:15', chat.stageSet('won')),
  );
  expect(row).toMatchObject({ lead_at: '2026-11-27T09:00:00.000Z', grade: 'A', stage: 'won' });
});

it('is a lead once it has a grade, and none any more where number and grade are withdrawn', () => {
  expect(rowAfter(at('09:00', chat.graded('B')))).toMatchObject({ lead_at: '2026-11-27T09:00:00.000Z' });
  expect(rowAfter(chat.gives({ phone: '07700 900123' }), chat.gives({ phone: '' }))).toMatchObject({ lead_at: null });
});

it('changed last when a detail, the grade or the stage did, the form was sent or a danger told, and not by a message', () => {
  const told = [at('09:00', chat.gives({ phone: '07700 900123' })), at('09:01', chat.says('Do you do certificates?'))];
  const changedAfter = (...more: readonly Happened[]) => rowAfter(...told, ...more)?.changed_at.slice(11, 16);
  expect(changedAfter(at('09:02', chat.says('And when could you come?')))).toBe('09:01');
  expect(changedAfter(at('09:03', chat.gives({ preferred_time: 'mornings' })))).toBe('09:03');
  expect(changedAfter(at('09:04', chat.submitted()))).toBe('09:04');
  expect(changedAfter(at('09:05', chat.graded('A')), at('09:06', chat.graded('A')))).toBe('09:05');
  expect(changedAfter(at('09:07', chat.stageSet('won')))).toBe('09:07');
});

it('keeps every detail of the lead, when the conversation began, and when the form was sent', () => {
  const row = rowAfter(
    at('09:00', chat.gives({ phone: '07700 900123', tenure: 'tenant', bedrooms: '3', fuel: '' })),
    at('09:10', chat.submitted()),
  );
  expect(row).toMatchObject({ facts: { phone: '07700 900123', tenure: 'tenant', bedrooms: '3' } });
  expect(row?.submitted_at).toBe('2026-11-27T09:10:00.000Z');
  expect(row?.facts).not.toHaveProperty('fuel');
});

it('calls nobody cold who could never be reached', () => {
  const facts = { reachable: false, located: false, ready: false };
  expect(rowAfter(chat.graded('C', null, { facts }))).toMatchObject({ grade: 'none', lead_at: null });
});

it('is found by name, number in any spelling, email, postcode with and without its space, the town and the topic', () => {
  const row = rowAfter(
    chat.says('hiya'),
    chat.says('Our Vaillant has no hot water since last night'),
    chat.gives({
      first_name: 'Jane',
      last_name: 'Doe',
      phone: '+44 7700 900123',
      email: 'J@x.uk',
      postcode: 'LS6 2AB',
    }),
  );
  expect(row?.area).toBe('LS');
  expect(row?.search.split('\n')).toEqual(
    expect.arrayContaining(['jane doe', '07700900123', 'j@x.uk', 'ls6 2ab', 'ls62ab', 'leeds', 'no hot water']),
  );
});

it('is about the boiler and what ails it, else what is wanted, else the first words that say more than a greeting', () => {
  expect(rowAfter(chat.says('No hot water'), chat.gives({ boiler_make: 'Vaillant', fault_code: 'F22' }))?.topic).toBe(
    'Vaillant F22, no hot water',
  );
  expect(rowAfter(chat.says('hiya'), chat.intends('installation'))?.topic).toBe('New boiler');
  expect(rowAfter(chat.says('hiya'), chat.says('Do you do landlord certificates?'))?.topic).toBe(
    'Do you do landlord certificates?',
  );
});

it('holds nothing of what was erased', () => {
  const row = rowAfter(chat.says(ERASED), chat.gives({ first_name: ERASED, phone: ERASED, postcode: ERASED }));
  expect(row).toMatchObject({ facts: {}, topic: '', search: '', area: '', lead_at: null });
  expect(
    rowsAfter(leads, [
      { event: chat.started() },
      { event: { type: 'SubjectErased', data: { slug: 'acme', sessionId, cause: 'request' } } },
    ]),
  ).toEqual([]);
});

it('leaves the row as it is for a message that says nothing new about the lead', () => {
  const [started, first, second] = recorded(
    [chat.started(), chat.says('Do you do landlord certificates?'), chat.says('And when could you come?')].map(
      (event) => ({ event }),
    ),
  ).filter((event) => leads.concerns(event));
  if (!started || !first || !second) throw new Error('The read model is to hear all three');
  const row = leads.fold(leads.fold(undefined, started) ?? undefined, first) ?? undefined;
  expect(leads.fold(row, second)).toBe(row);
});
