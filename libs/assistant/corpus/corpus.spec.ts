import { intents } from '@pilotlight/contracts/values/intent';
import { type CorpusPart, dialoguesOf, messagesOf } from '../testing/corpus';
import { slotSchema } from './lines';

const parts = ['dev', 'test'] as const satisfies readonly CorpusPart[];
const textsOf = (part: CorpusPart) => [
  ...messagesOf(part).map(({ id, text, ...line }) => ({ ...line, id, text })),
  ...dialoguesOf(part).map(({ id, turns, ...line }) => ({ ...line, id, text: turns.join('\n') })),
];
/** Kept by Ofcom for fiction: nobody's telephone rings. */
const fictional =
  /^\+44(7700900\d{3}|1(1[3-8]|[2-6]1)4960\d{3}|1914980\d{3}|2079460\d{3}|1632960\d{3}|2896496\d{3}|2920180\d{3})$/;
// Lines to measure by are named, never shown: who builds the rules may run these tests.
const idsOf = (wrong: readonly { readonly id: string }[]) => wrong.map(({ id }) => id);

describe.each(parts)('the corpus, part %s', (part) => {
  const lines = textsOf(part);

  it('has at least 240 messages and 24 dialogues', () => {
    expect(messagesOf(part).length).toBeGreaterThanOrEqual(240);
    expect(dialoguesOf(part).length).toBeGreaterThanOrEqual(24);
  });

  it('says each thing once', () => {
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    expect(new Set(lines.map(({ text }) => text.toLowerCase())).size).toBe(lines.length);
  });

  it('calls danger what it flags, and nothing else', () => {
    expect(idsOf(lines.filter(({ intent, emergency }) => emergency !== (intent === 'emergency')))).toEqual([]);
  });

  it.each(intents)('speaks of %s in at least 40 messages', (intent) => {
    expect(messagesOf(part).filter((line) => line.intent === intent).length).toBeGreaterThanOrEqual(40);
  });

  it.each(slotSchema.options)('gives %s in at least 15 messages', (slot) => {
    expect(messagesOf(part).filter((line) => line.slots[slot]).length).toBeGreaterThanOrEqual(15);
  });

  it('gives preferred times in the words of the visitor', () => {
    expect(idsOf(lines.filter(({ text, slots }) => !text.includes(slots.preferred_time ?? '')))).toEqual([]);
  });

  it('leaves no slot empty', () => {
    expect(idsOf(lines.filter(({ slots }) => Object.values(slots).includes('')))).toEqual([]);
  });

  it('rings nobody', () => {
    expect(idsOf(lines.filter(({ slots }) => slots.phone !== undefined && !fictional.test(slots.phone)))).toEqual([]);
  });
});

it('measures by nothing that rules are built on', () => {
  const known = new Set(textsOf('dev').map(({ text }) => text.toLowerCase()));
  expect(textsOf('test').filter(({ text }) => known.has(text.toLowerCase())).length).toBe(0);
});
