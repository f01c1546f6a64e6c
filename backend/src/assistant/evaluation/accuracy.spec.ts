import { score, scoreDialogues } from '../corpus/score';
import { type CorpusPart, dialoguesOf, messagesOf } from '../testing/corpus';
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
  const [said, held] = [messages('measure'), dialogues('measure')];

  it.each([
    ['emergencies are heard (the goal is all)', said.emergencyRecall.share, 0.98],
    ['cards are shown for a reason (the goal is 0.85)', said.emergencyPrecision.share, 0.84],
    ['what a message asks for is known (the goal is 0.92)', said.intent.share, 0.91],
    ['details are read', said.slots.f1, 0.92],
    ['details of a conversation are read', held.slots.f1, 0.92],
    ['a conversation is graded', held.grade.share, 0.9],
  ])('%s, and no worse than they were', (_what, share, floor) => {
    expect(share).toBeGreaterThanOrEqual(floor);
  });
});

it('holds everything that the rules were written for', () => {
  const [said, held] = [messages('build-on'), dialogues('build-on')];
  expect([said.emergencyRecall.share, held.emergencyRecall.share]).toEqual([1, 1]);
  expect(Math.min(said.intent.share, said.slots.f1, held.slots.f1)).toBeGreaterThan(0.98);
});
