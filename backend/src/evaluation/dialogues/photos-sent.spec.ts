import { askedFields } from '@pilotlight/contracts/values/asked-for';
import { understandTurn } from '@pilotlight/assistant/turn';
import { intents } from '@pilotlight/contracts/values/intent';
import { converse } from '../testing/converse';
import { heldAt } from '../testing/held';

const at = '2026-11-20T10:00:00.000Z';

/** What the widget says for the visitor, in each number, and as it would be said in Welsh. */
const sentences = [
  'Here’s a photo',
  ...[2, 3, 4, 5, 6].map((count) => `Here are ${count} photos`),
  'Dyma lun',
  ...[2, 4, 6].map((count) => `Dyma ${count} llun`),
  'Dyma 4 o luniau',
];

describe.each(sentences)('"%s"', (sentence) => {
  it.each([null, ...askedFields])('tells nothing else, asked for %s', (asked) => {
    for (const intent of [null, ...intents]) {
      const context = { emergency: intent === 'emergency', intent, asked, facts: {}, jobFacts: {}, at };
      expect(understandTurn({ ...context, clarifications: [], earlier: [] }, sentence)).toEqual({
        verdict: { kind: 'clear' },
        intent,
        subIntent: null,
        facts: {},
        jobFacts: {},
        needs: new Set(),
        withdrawn: new Set(),
        saysNothing: false,
      });
    }
  });

  it('neither brings a person nor another language', () => {
    const [reply, again] = converse('no hot water', sentence, sentence).slice(1);
    for (const each of [reply, again]) expect(each?.text).not.toMatch(/only understand English|team to answer|camera/u);
  });
});

it('leaves the grade and the best time of a lead as they were', () => {
  const turns = ['i need my boiler serviced', 'Dev Patel', '07700 900142', 'LS8 1NT'];
  const gradeAfter = (...more: string[]) => heldAt(at, [...turns, ...more]).conversation?.grading?.grade;
  for (const sentence of sentences) {
    expect(gradeAfter(sentence)).toBe(gradeAfter());
    expect(heldAt(at, [...turns, sentence]).reply?.text).not.toMatch(/and \d/u);
  }
});
