import { read } from '../reading/mentions';
import { checkSafety, judge } from './check-safety';
import { type Sign, signDictionary } from './lexicon/lexicon';
import { rules } from './rules/rule-set';
import type { SafetyContext, SafetyVerdict } from './verdict';

/** Characters: whoever tells a danger in pieces tells one of them in few words, and none in many. */
const [shortPiece, longestPiece] = [40, 200];
/** Characters: in less, all words stand near each other. */
const nearTogether = 70;

const needed: ReadonlySet<Sign> = new Set(
  rules.flatMap(({ patterns }) => patterns.flatMap(({ needs }) => needs.flat())).filter((sign) => sign !== 'plea'),
);

/** What one message doesn't say alone: with the message before it, it may. Then it is asked about, never taken for certain. */
const saidTogether = (previous: string, text: string, context: SafetyContext): SafetyVerdict | null => {
  const [shorter = 0, longer = 0] = [previous.length, text.length].toSorted((a, b) => a - b);
  if (context.emergency || shorter > shortPiece || longer > longestPiece) return null;
  // The word between keeps "help" and "fire place" from making a cry for help.
  const asTold = checkSafety(`${previous} and ${text}`, context);
  // What is far apart as told is near in the other order.
  const turned = asTold.kind !== 'hazard' && shorter + longer > nearTogether;
  const together = turned ? checkSafety(`${text} and ${previous}`, context) : asTold;
  if (together.kind !== 'hazard') return null;
  const asked = context.clarifications.some(({ hazard }) => hazard === together.hazard);
  return asked ? null : { ...together, kind: 'doubt', from: 0, to: text.length };
};

/** Reads a message of a visitor for danger, first alone and then, where it is clear, together with the one before it. */
export const checkSafetyOverMessages = (
  text: string,
  previous: string | null,
  context: SafetyContext,
): SafetyVerdict => {
  const reading = read(text, signDictionary);
  const alone = judge(text, reading, context);
  if (alone.kind !== 'clear' || previous === null) return alone;
  if (!reading.mentions.some(({ meaning }) => needed.has(meaning))) return alone;
  return saidTogether(previous, text, { ...context, clarifications: settled(context) }) ?? alone;
};

// The question before was for the message alone to answer.
const settled = ({ clarifications }: SafetyContext) => clarifications.map((each) => ({ ...each, pending: false }));
