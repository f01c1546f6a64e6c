import * as check from 'fast-check';
import { afterMessage, type DialogueSoFar, unheldDialogue } from '../evaluation/dialogue-so-far';
import { checkReply } from '../interlock/check-reply';
import { dialoguesOf } from '../testing/corpus';
import { choices } from './choices';
import { malformedIn } from './malformed';
import { assistantTurn } from '../testing/assistant-turns';

const dialogues = dialoguesOf('build-on');
const lines = [
  ...dialogues.flatMap(({ turns }) => turns),
  ...Object.values(choices).flat(),
  'no idea',
  'skip',
  'yes',
  'no',
  'it’s in the loft',
];
const at = '2026-11-20T10:00:00Z';

/** An answer of the script's own: neither the words beside a card, nor those with which a person is called. */
const isOrdinary = ({ context, turns }: DialogueSoFar): boolean =>
  !context.emergency && turns.at(-1)?.safety.kind !== 'doubt';

const isMalformed = (before: DialogueSoFar, text: string): boolean =>
  malformedIn(assistantTurn(text, { whatWasAsked: before.asking.asked, askedSoFar: before.asking.askedSoFar })) !==
  null;

const hold = (texts: readonly string[]): void => {
  let held = unheldDialogue(at);
  for (const text of texts) {
    const before = held;
    held = afterMessage(before, text);
    const { reply } = held;
    if (!reply || !isOrdinary(held)) continue;
    const { asksFor, asksForPhoto } = reply;
    if (asksFor !== null && !isMalformed(before, text)) expect(before.asking.askedSoFar).not.toContain(asksFor);
    if (asksForPhoto) expect(before.asking.photosAskedFor).not.toContain(asksForPhoto);
    expect(checkReply(reply.text, { emergency: false, allowedPrices: [] })).toEqual({ kind: 'ok' });
  }
  for (const field of new Set(held.asking.askedSoFar))
    if (!held.context.emergency)
      expect(held.asking.askedSoFar.filter((each) => each === field).length).toBeLessThanOrEqual(2);
};

it('asks nothing twice in the dialogues that people wrote', () => {
  for (const { turns } of dialogues) hold(turns);
});

it('asks nothing twice, whatever is said and in whatever order, and says nothing that it must not', () => {
  check.assert(check.property(check.array(check.constantFrom(...lines), { minLength: 1, maxLength: 40 }), hold), {
    numRuns: 60,
  });
});

it('comes to an end', () => {
  const held = Array.from({ length: 40 }).reduce<DialogueSoFar>(
    (before) => afterMessage(before, 'not sure'),
    afterMessage(unheldDialogue(at), 'how much is a new boiler'),
  );
  expect(held.reply?.asksFor).toBeNull();
  expect(held.reply?.asksForPhoto).toBeUndefined();
});
