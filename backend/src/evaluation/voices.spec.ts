import type { Intent } from '@pilotlight/contracts/values/intent';
import { heldVoices, voices } from '@pilotlight/assistant/testing/corpus';
import { evaluateDialogue, evaluateMessage } from './evaluate';

const at = '2026-11-03T09:00:00.000Z';

type Meant = { readonly intent: Intent; readonly emergency: boolean };
type Heard = readonly (readonly [Meant, Meant])[];

const said: Heard = voices().map((line) => [line, evaluateMessage(line.text, at)]);
const held: Heard = heldVoices().map((line) => [line, evaluateDialogue(line.turns, at)]);

const shares = (heard: Heard) => {
  const dangers = heard.filter(([meant]) => meant.emergency);
  const cards = heard.filter(([, told]) => told.emergency);
  const found = dangers.filter(([, told]) => told.emergency).length;
  return {
    recall: found / dangers.length,
    precision: found / cards.length,
    intent: heard.filter(([meant, told]) => meant.intent === told.intent).length / heard.length,
  };
};

/** A fifth to a third of these lines are near misses, which no firm's visitors write as often. */
describe('on what many people wrote who saw no rule', () => {
  it.each([
    ['dangers in a message are heard', shares(said).recall, 0.97],
    ['cards are shown for a reason', shares(said).precision, 0.9],
    ['what a message asks for is known', shares(said).intent, 0.91],
    ['dangers in a conversation are heard', shares(held).recall, 0.98],
    ['cards in a conversation are shown for a reason', shares(held).precision, 0.75],
    ['what a conversation is about is known', shares(held).intent, 0.83],
  ])('%s, no worse than it was', (_what, share, floor) => {
    expect(share).toBeGreaterThanOrEqual(floor);
  });
});
