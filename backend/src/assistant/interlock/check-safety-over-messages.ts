import { checkSafety } from './check-safety';
import type { SafetyContext, SafetyVerdict } from './verdict';

/** Characters: whoever tells a danger in pieces tells one of them in few words, and none in many. */
const [shortPiece, longestPiece] = [40, 120];

/** What one message doesn't say alone: with the message before it, it may. Then it is asked about, never taken for certain. */
const saidTogether = (previous: string, text: string, context: SafetyContext): SafetyVerdict | null => {
  const [shorter = 0, longer = 0] = [previous.length, text.length].toSorted((a, b) => a - b);
  if (shorter > shortPiece || longer > longestPiece) return null;
  const together = checkSafety(`${previous} ${text}`, context);
  if (together.kind !== 'hazard' && together.kind !== 'doubt') return null;
  const asked = context.emergency || context.clarifications.some(({ hazard }) => hazard === together.hazard);
  return asked ? null : { ...together, kind: 'doubt', from: 0, to: text.length };
};

/** Reads a message of a visitor for danger, first alone and then, where it is clear, together with the one before it. */
export const checkSafetyOverMessages = (
  text: string,
  previous: string | null,
  context: SafetyContext,
): SafetyVerdict => {
  const alone = checkSafety(text, context);
  if (alone.kind !== 'clear' || previous === null) return alone;
  return saidTogether(previous, text, { ...context, clarifications: settled(context) }) ?? alone;
};

// The question before was for the message alone to answer.
const settled = ({ clarifications }: SafetyContext) => clarifications.map((each) => ({ ...each, pending: false }));
