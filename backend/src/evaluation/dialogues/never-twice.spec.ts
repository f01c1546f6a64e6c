import * as check from 'fast-check';
import { unsaid } from '../../conversations/replies/reply.decisions';
import type { Turn } from '../../conversations/aggregate/turn.state';
import { isOn } from '@pilotlight/assistant/interlock/emergency-mode';
import { afterMessage, type HeldDialogue, unheldDialogue } from '../held-dialogue';
import { checkReply } from '@pilotlight/assistant/interlock/check-reply';
import { dialoguesOf } from '@pilotlight/assistant/testing/corpus';
import { nothingAsked } from '@pilotlight/assistant/dialogue/asked-so-far';
import { choices } from '@pilotlight/assistant/dialogue/choices';
import { malformedIn } from '@pilotlight/assistant/dialogue/malformed';
import { assistantTurn } from '@pilotlight/assistant/testing/assistant-turns';

const dialogues = dialoguesOf('dev');
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
const isCalm = (turn: Turn | undefined): boolean => turn?.safety.kind !== 'doubt' && !turn?.personFor;

const isOrdinary = ({ conversation }: HeldDialogue): boolean =>
  conversation !== null && !isOn(conversation.mode) && isCalm(conversation.turns.at(-1));

const asking = ({ conversation }: HeldDialogue) => conversation ?? nothingAsked;

const isMalformed = (before: HeldDialogue, text: string): boolean =>
  malformedIn(assistantTurn(text, { whatWasAsked: asking(before).asked, askedSoFar: asking(before).askedSoFar })) !==
  null;

const hold = (texts: readonly string[]): void => {
  let held = unheldDialogue(at);
  for (const text of texts) {
    const before = held;
    held = afterMessage(before, text);
    const { reply } = held;
    if (!reply || !isOrdinary(held)) continue;
    const { asksFor, asksForPhoto } = reply;
    if (asksFor !== null && !isMalformed(before, text)) expect(asking(before).askedSoFar).not.toContain(asksFor);
    if (asksForPhoto) expect(asking(before).photosAskedFor).not.toContain(asksForPhoto);
    expect(reply.text).not.toBe(unsaid);
    expect(checkReply(reply.text, { emergency: false, allowedPrices: [] })).toEqual({ kind: 'ok' });
  }
  if (held.conversation && isOn(held.conversation.mode)) return;
  for (const field of new Set(asking(held).askedSoFar))
    expect(asking(held).askedSoFar.filter((each) => each === field).length).toBeLessThanOrEqual(2);
};

it('asks nothing twice in the dialogues that people wrote', () => {
  for (const { turns } of dialogues) hold(turns);
});

it('asks nothing twice, whatever is said and in whatever order, and says nothing that it must not', () => {
  check.assert(check.property(check.array(check.constantFrom(...lines), { minLength: 1, maxLength: 40 }), hold), {
    numRuns: 60,
  });
});

it('asks nobody for a number again who knocks while waiting for a person', () => {
  hold(['3', '3', 'hi', 'hiya boilers making a funny noise']);
});

it('comes to an end', () => {
  const held = Array.from({ length: 40 }).reduce<HeldDialogue>(
    (before) => afterMessage(before, 'not sure'),
    afterMessage(unheldDialogue(at), 'how much is a new boiler'),
  );
  expect(held.reply?.asksFor).toBeNull();
  expect(held.reply?.asksForPhoto).toBeUndefined();
});
