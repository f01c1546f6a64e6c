import type { VisitAct } from '@pilotlight/assistant/dialogue/visits/visit-talk';
import { agreedAct } from '@pilotlight/assistant/dialogue/visits/agreed-act';
import { settledVisitReply, type SettledVisit } from '@pilotlight/assistant/dialogue/visits/settled-visit';
import { emptyTraining } from '@pilotlight/contracts/values/training';
import { ConversationSimulation } from '../messages/conversation-simulation';
import { assistantTurnOf } from '../replies/assistant-turn';

const appointmentId = '018f5b7e-4444-4444-8444-444444444444';
/** A Thursday morning. */
const now = '2026-11-26T09:00:00.000Z';
const at = (day: string, hour: number) => `2026-${day}T${String(hour).padStart(2, '0')}:00:00.000Z`;
const times = ['11-27', '11-30', '12-01', '12-02'].flatMap((day) =>
  [9, 10, 11, 14, 15, 16].map((hour) => ({ start: at(day, hour), end: at(day, hour + 1) })),
);

/** A chat with a firm whose diary is free at those times; what is said yes to is done. */
class Chat {
  readonly done: VisitAct[] = [];
  readonly #chat = new ConversationSimulation({
    slug: 'demo-heating',
    name: 'Demo Heating',
    training: emptyTraining,
  });
  #said = 0;

  constructor(private readonly outcome: (act: VisitAct) => SettledVisit = done) {}

  say(text: string): { text: string; chips: readonly string[] } {
    const messageId = `message-${(this.#said += 1)}`;
    const heard = this.#chat.hear(messageId, text, now);
    const input = { ...heard, installerName: 'Demo Heating', suspended: false, training: emptyTraining, diary: times };
    const turn = assistantTurnOf(input);
    const act = agreedAct(turn);
    if (!act) {
      const { reply } = this.#chat.reply(turn, messageId, now);
      return { text: reply.text, chips: reply.quickReplies };
    }
    this.done.push(act);
    const outcome = this.outcome(act);
    const reply = settledVisitReply(turn, outcome);
    this.#chat.answer(messageId, reply, now);
    if ('start' in outcome) this.note(outcome.start, outcome.confirmed ? 'confirmed' : 'pending');
    if (outcome.kind === 'cancelled') this.note(at('11-27', 14), 'cancelled');
    return { text: reply.text, chips: reply.quickReplies };
  }

  note(scheduledAt: string, status: 'pending' | 'confirmed' | 'cancelled'): void {
    const common = { slug: 'demo-heating', sessionId: '00000000-0000-4000-8000-000000000000' };
    this.#chat.take({ type: 'AppointmentNoted', data: { ...common, appointmentId, scheduledAt, status } }, now);
  }
}

const unsettled = { confirmed: false, reach: 'written' } as const;
const done = (act: VisitAct): SettledVisit =>
  act.kind === 'cancel'
    ? { kind: 'cancelled', appointmentId }
    : { kind: act.kind === 'book' ? 'booked' : 'moved', appointmentId, start: act.start, ...unsettled };

const details = ['My name is Priya Nair and my number is 07700 900142', 'LS6 2AB'];
const booked = (): Chat => {
  const chat = new Chat();
  for (const line of ['Can someone come out on Friday at 2pm to look at my boiler?', ...details, 'Yes, book it'])
    chat.say(line);
  return chat;
};

it('offers times that are free, takes a tap, asks for what a visit needs, and books on the explicit yes only', () => {
  const chat = new Chat();
  const offer = chat.say('When can you come and look at my boiler?');
  expect(offer.chips).toHaveLength(4);
  expect(offer.chips[0]).toBe('Fri 27 Nov, 09:00');
  expect(chat.say('Fri 27 Nov, 09:00').text).toMatch(
    /^Tomorrow, Friday 27 November, at 09:00 is free\. .*(number|reach)/,
  );
  expect(chat.say(details[0] ?? '').text).toMatch(/postcode/);
  expect(chat.say(details[1] ?? '').text).toBe(
    'Tomorrow, Friday 27 November, at 09:00, for Priya at LS6 2AB. Shall I book it?',
  );
  expect(chat.done).toEqual([]);
  expect(chat.say('Yes, book it').text).toMatch(/^That’s asked for: tomorrow, Friday 27 November, at 09:00\./);
  expect(chat.done).toEqual([{ kind: 'book', start: at('11-27', 9), end: at('11-27', 10) }]);
});

it.each([
  ['Can someone come out on Friday after two?', ['Fri 27 Nov, 14:00', 'Fri 27 Nov, 15:00', 'Fri 27 Nov, 16:00']],
  ['Could you come on Tuesday morning?', ['Tue 1 Dec, 09:00', 'Tue 1 Dec, 10:00', 'Tue 1 Dec, 11:00']],
])('finds what is wished for: “%s”', (wish, chips) => {
  expect(new Chat().say(wish).chips).toEqual(chips);
});

it('says so where nothing is free then, with the nearest', () => {
  const { text, chips } = new Chat().say('Can you come on Saturday?');
  expect(text).toMatch(/^Nothing is free then, sorry\./);
  expect(chips[0]).toBe('Mon 30 Nov, 09:00');
});

it.each([
  ['the earliest you’ve got', 'Fri 27 Nov, 09:00'],
  ['not those, later please', 'Mon 30 Nov, 09:00'],
  ['what about Wednesday?', 'Wed 2 Dec, 09:00'],
])('finds others: “%s”', (words, first) => {
  const chat = new Chat();
  chat.say('Can someone come out on Friday after two?');
  expect(chat.say(words).chips[0]).toBe(first);
});

it.each([
  ['the second one please', 'Friday 27 November, at 15:00'],
  ['3pm', 'Friday 27 November, at 15:00'],
])('takes one of several by its words: “%s”', (words, time) => {
  const chat = new Chat();
  chat.say('Can someone come out on Friday after two?');
  expect(chat.say(words).text).toContain(time);
});

it.each([
  'Yes but could it be later?',
  'maybe',
  'no',
  'is it free?',
  'Another time',
  'ok how much is it',
  'please call me first',
  'sure, how long does it take',
])('books nothing on “%s”', (words) => {
  const chat = new Chat();
  for (const line of ['Can someone come out on Friday at 2pm?', ...details, words]) chat.say(line);
  expect(chat.done).toEqual([]);
});

it('offers the nearest times where the one that was agreed has gone', () => {
  const chat = new Chat(() => ({ kind: 'taken', nearest: times.slice(4, 6), moves: null }));
  for (const line of ['Can someone come out on Friday at 2pm?', ...details]) chat.say(line);
  const { text, chips } = chat.say('yes please');
  expect(text).toMatch(/^Sorry, that time has just gone\./);
  expect(chips).toEqual(['Fri 27 Nov, 15:00', 'Fri 27 Nov, 16:00']);
});

it.each(['yes', 'Yes please, book it for me', 'yes, no problem', 'that works, thanks', '\u{1F44D}'])(
  'books on “%s”',
  (words) => {
    const chat = new Chat();
    for (const line of ['Can someone come out on Friday at 2pm?', ...details, words]) chat.say(line);
    expect(chat.done).toHaveLength(1);
  },
);

it.each([
  ['anything sooner?', /^Nothing earlier is free, sorry\. These are free\./],
  ['not those, later please', /^These are free\./],
])('never says that nothing is free while something is: “%s”', (words, said) => {
  const chat = new Chat();
  chat.say('When can you come and look at my boiler?');
  expect(chat.say(words).text).toMatch(said);
});

it('says how a visit stands', () => {
  expect(booked().say('so am I booked in?').text).toMatch(/^You’ve asked for tomorrow, Friday 27 November, at 14:00\./);
});

it.each([
  ['written', /^That’s asked for: .* We’ll confirm it with you\. Just tell me here/],
  ['rung', /^That’s asked for: .* We’ll ring you to confirm\. Just tell me here/],
  ['none', /^That’s asked for: .*at 14:00\. (?:What’s the best|How can we reach you).*\?$/],
] as const)('promises to confirm by a way that there is: %s', (reach, said) => {
  const chat = new Chat((act) => ({ ...done(act), reach }));
  const lines = ['Can someone come out on Friday at 2pm to look at my boiler?', ...details, 'Yes, book it'];
  expect(lines.map((line) => chat.say(line).text).at(-1)).toMatch(said);
});

it('moves a visit to another day on the yes', () => {
  const chat = booked();
  const { chips } = chat.say('can we move it to Monday?');
  expect(chips[0]).toBe('Mon 30 Nov, 09:00');
  expect(chat.say('Mon 30 Nov, 10:00').text).toMatch(/Shall I move your visit there\?$/);
  chat.say('Yes, move it');
  expect(chat.done.at(-1)).toEqual({ kind: 'move', appointmentId, start: at('11-30', 10), end: at('11-30', 11) });
});

it.each(['Can we move it to another day?', 'I need to change the time', 'could you rearrange my visit'])(
  'offers times for a visit that is to be moved: “%s”',
  (words) => {
    const { text, chips } = booked().say(words);
    expect(text).toMatch(/^Of course\./);
    expect(chips).toHaveLength(4);
  },
);

it('cancels a visit on the yes, and keeps it on a no', () => {
  const kept = booked();
  expect(kept.say('cancel my visit please').text).toBe(
    'Shall I cancel your visit, tomorrow, Friday 27 November, at 14:00?',
  );
  expect(kept.say('No, keep it').text).toBe('No problem, your visit stays as it is.');
  expect(kept.done).toHaveLength(1);
  const gone = booked();
  gone.say('cancel my visit please');
  expect(gone.say('Yes, cancel it').text).toMatch(/^Your visit is cancelled\./);
  expect(gone.done.at(-1)).toEqual({ kind: 'cancel', appointmentId });
});

it('books nothing in danger', () => {
  const chat = new Chat();
  for (const line of ['Can someone come out on Friday at 2pm?', ...details]) chat.say(line);
  chat.say('I can smell gas in the kitchen');
  chat.say('Yes, book it');
  expect(chat.done).toEqual([]);
});
