import { tones, trainingSchema } from '@pilotlight/contracts/values/training';
import { dialoguesOf, messagesOf } from '@pilotlight/assistant/testing/corpus';
import * as check from 'fast-check';
import { afterMessage, type HeldDialogue, unheldDialogue } from '../held-dialogue';

const at = '2026-11-20T10:00:00Z';
const dialogues = dialoguesOf('dev').map(({ turns }) => turns);
const answers =
  'yes; no; Yes, two minutes; No, that’s all; not sure; skip; ok thanks; bye; hello??; 07700 900142; LS6 2AB; BD17 6NB; Jo; stop asking me things; can i talk to a person; alarm keeps chirping, low battery?';
const lines = [...messagesOf('dev').map(({ text }) => text), ...dialogues.flat(), ...answers.split('; ')];
const firms = tones.map((tone) =>
  trainingSchema.parse({
    tone,
    businessInfo: { openingHours: 'Mon to Fri 8 to 6', coverageArea: 'LS1 to LS28', emergencyContact: '0808 157 0142' },
    prices: [{ what: 'Boiler service', from: 9_200 }],
    facts: { replyTime: 'an hour on working days' },
  }),
);

const marks = (held: HeldDialogue): number => held.reply?.text.match(/\?/gu)?.length ?? 0;

const hold = (texts: readonly string[], information: (typeof firms)[number]): void => {
  let held = unheldDialogue(at);
  for (const text of texts) {
    held = afterMessage(held, text, { information });
    if (marks(held) > 1) throw new Error(`${texts.join(' | ')} -> ${held.reply?.text}`);
  }
};

it('asks at most one question a reply in the dialogues that people wrote', () => {
  for (const information of firms) for (const turns of dialogues) expect(() => hold(turns, information)).not.toThrow();
});

it('asks one thing where a card that a likeness led to may be taken back', () => {
  const likeness = 'the socket by the tank spat at me and went black';
  for (const information of firms)
    for (const then of [
      'ok',
      'Sam',
      'ok thanks',
      'when can someone come',
      'done that',
      'its off now',
      'we are all outside',
      'can someone come out',
    ])
      expect(() => hold([likeness, then, then, then], information)).not.toThrow();
});

it('asks at most one question a reply, whatever is said in whatever order, in danger too', () => {
  const said = check.array(check.constantFrom(...lines), { minLength: 1, maxLength: 14 });
  check.assert(check.property(said, check.constantFrom(...firms), hold), { numRuns: 100 });
});

const ofEveryLead = new Set(['contact', 'name', 'postcode', 'address', 'preferred_time', 'more']);

const surveyedBy = (texts: readonly string[]): number => {
  const held = texts.reduce((before, text) => afterMessage(before, text), unheldDialogue(at));
  return (held.conversation?.askedSoFar ?? []).filter((field) => !ofEveryLead.has(field)).length;
};

it('asks no more than four details of a job of whoever hasn’t said yes to more', () => {
  const calm = lines.filter((text) => !/^\W*(?:y|yes|yeah|sure|ok|okay|fine)\b/iu.test(text));
  const said = check.array(check.constantFrom(...calm), { minLength: 10, maxLength: 30 });
  check.assert(
    check.property(said, (texts) => surveyedBy(texts) <= 4),
    { numRuns: 100 },
  );
});
