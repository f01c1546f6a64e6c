import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { AppointmentStatus } from '@pilotlight/contracts/values/appointment';
import type { Happened } from '../testing/log-writer';
import { rowsAfter } from '../testing/given';
import { conversation } from '../testing/story';
import { leadJourneys } from './lead-journeys.read-model';

const sessionId = '018f5b7e-4444-4444-8444-444444444444';
const common = { slug: 'acme', sessionId };
const chat = conversation('acme', sessionId);
const told = (facts: LeadFacts, source: 'chat' | 'installer' = 'chat'): ConversationEvent => ({
  type: 'LeadDetailsGiven',
  data: { ...common, source, facts },
});
const noted = (status: AppointmentStatus, appointmentId = sessionId): ConversationEvent => ({
  type: 'AppointmentNoted',
  data: { ...common, appointmentId, scheduledAt: '2026-11-27T10:00:00.000Z', status },
});
const after = (...happened: readonly Happened[]) =>
  rowsAfter(leadJourneys, [{ event: chat.started() }, ...happened])[0];
const afterAll = (...events: ConversationEvent[]) => after(...events.map((event) => ({ event })));

const at = (hour: number) => `2026-11-19T${String(hour).padStart(2, '0')}:00:00.000Z`;
const standing = (...events: ConversationEvent[]) => {
  const row = afterAll(...events);
  return [row?.booked, row?.visited];
};

it('dates a lead by the London day on which the visitor could first be reached', () => {
  expect(afterAll(chat.intends('quote'))).toMatchObject({ lead_day: null, intent: 'quote' });
  const late = { event: chat.captured(), at: '2026-06-30T23:10:00.000Z' };
  expect(after(late)).toMatchObject({ lead_day: '2026-07-01', came_at: '2026-06-30T23:10:00.000Z' });
});

it('keeps the outward code of a postcode, the last that was given, until the visitor is erased', () => {
  const two = [told({ postcode: 'LS6 2AS' }), told({ postcode: 'BT9 5AB' }), chat.captured()];
  expect(afterAll(...two)?.outward).toBe('BT9');
  expect(afterAll(...two, told({ postcode: '' }))?.outward).toBeNull();
  expect(after(...[...two, chat.erased()].map((event) => ({ event })))).toMatchObject({
    outward: null,
    lead_day: expect.any(String),
  });
  expect(afterAll(told({ postcode: '[erased]' }))?.outward).toBeNull();
});

it('tells when each stage was reached, and forgets those that the lead was put back from', () => {
  const won = [
    { event: chat.stageSet('contacted'), at: at(9) },
    { event: chat.stageSet('quoted', 'contacted'), at: at(10) },
    { event: chat.stageSet('won', 'quoted', { valuePence: 264_000 }), at: at(11) },
  ];
  expect(after(...won)).toMatchObject({
    stage: 'won',
    contacted_at: at(9),
    quoted_at: at(10),
    won_at: at(11),
    lost_at: null,
    value_pence: 264_000,
    person_at: at(9),
  });
  const back = [...won, { event: chat.stageSet('quoted', 'won'), at: at(12) }];
  expect(after(...back)).toMatchObject({ quoted_at: at(10), won_at: null, value_pence: null });
  expect(after(...back, { event: chat.stageSet('lost', 'quoted'), at: at(13) })).toMatchObject({
    contacted_at: at(9),
    quoted_at: at(10),
    won_at: null,
    lost_at: at(13),
  });
});

it('tells how long each step took, from the stage before that was reached, and nothing of what was put back', () => {
  const steps = [
    { event: chat.says('Hello'), at: '2026-11-19T08:00:00.000Z' },
    { event: chat.replies('Hello'), at: '2026-11-19T08:00:01.400Z' },
    { event: chat.captured(), at: '2026-11-19T08:30:00.000Z' },
    { event: chat.stageSet('contacted'), at: at(9) },
    { event: chat.stageSet('won', 'contacted'), at: at(11) },
  ];
  expect(after(...steps)).toMatchObject({
    response_seconds: 1,
    first_contact_seconds: 1_800,
    contacted_seconds: 1_800,
    quoted_seconds: null,
    won_seconds: 7_200,
    lost_seconds: null,
  });
  const back = after(...steps, { event: chat.stageSet('new', 'won'), at: at(12) });
  expect(back).toMatchObject({ contacted_seconds: null, won_seconds: null, first_contact_seconds: 1_800 });
});

it('counts a visit as booked until it is cancelled, and as made once it took place', () => {
  const another = '018f5b7e-5555-4555-8555-555555555555';
  expect(standing()).toEqual([false, false]);
  expect(standing(noted('pending'))).toEqual([true, false]);
  expect(standing(noted('pending'), noted('cancelled'))).toEqual([false, false]);
  expect(standing(noted('pending'), noted('confirmed', another), noted('cancelled'))).toEqual([true, false]);
  expect(standing(noted('confirmed'), noted('completed'))).toEqual([true, true]);
});

it('names the details that the chat took down, and none that the firm entered', () => {
  const row = afterAll(
    told({ phone: '07700 900142', postcode: 'LS6 2AS' }),
    told({ phone: '07700 900143' }),
    told({ email: 'sam@example.com' }, 'installer'),
  );
  expect(row?.gathered).toEqual(['phone', 'postcode']);
});
