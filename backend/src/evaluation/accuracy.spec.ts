import { score, scoreDialogues } from '@pilotlight/assistant/corpus/score';
import { type CorpusPart, dialoguesOf, messagesOf } from '@pilotlight/assistant/testing/corpus';
import { evaluateDialogue, evaluateMessage } from './evaluate';

const at = '2026-11-03T09:00:00.000Z';

const messages = (part: CorpusPart) => {
  const lines = messagesOf(part);
  return score(
    lines.map(({ id, text }) => ({ id, ...evaluateMessage(text, at) })),
    lines,
  );
};
const dialogues = (part: CorpusPart) => {
  const lines = dialoguesOf(part);
  return scoreDialogues(
    lines.map(({ id, turns }) => ({ id, ...evaluateDialogue(turns, at) })),
    lines,
  );
};

/** Only totals are told: whoever sees a case of the second part could write a rule for it. */
describe('on words that no rule was written for', () => {
  const [said, held] = [messages('test'), dialogues('test')];

  it.each([
    ['emergencies are heard', said.emergencyRecall.share, 1],
    ['emergencies of a conversation are heard', held.emergencyRecall.share, 1],
    ['cards are shown for a reason', said.emergencyPrecision.share, 0.85],
    ['what a message asks for is known', said.intent.share, 0.92],
    ['what a conversation is about is known', held.intent.share, 0.92],
    ['details are read', said.slots.f1, 0.92],
    ['details of a conversation are read', held.slots.f1, 0.92],
    ['a conversation is graded', held.grade.share, 0.9],
  ])('%s', (_what, share, floor) => {
    expect(share).toBeGreaterThanOrEqual(floor);
  });
});

it('holds everything that the rules were written for', () => {
  const [said, held] = [messages('dev'), dialogues('dev')];
  expect([said.emergencyRecall.share, held.emergencyRecall.share]).toEqual([1, 1]);
  expect(Math.min(said.intent.share, said.slots.f1, held.slots.f1)).toBeGreaterThan(0.98);
});
