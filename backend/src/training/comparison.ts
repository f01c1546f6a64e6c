import type { TrialChange } from '@pilotlight/contracts/http/training';
import type { GradeFact } from '@pilotlight/contracts/values/grading';
import { gradeFacts } from '@pilotlight/contracts/values/grading';
import type { BrokenRule } from '@pilotlight/assistant/interlock/check-reply';
import { redacted } from './redacted';
import type { Rerun, RerunLine } from './rerun';

const reasons: Readonly<Record<GradeFact, readonly [gained: string, lost: string]>> = {
  reachable: ['Left a way to be reached', 'Left no way to be reached'],
  located: ['The postcode is inside the coverage area', 'The postcode is not inside the coverage area'],
  ready: ['It is told when the work is wanted, or that it is broken', 'It is not told when the work is wanted'],
};

const whyGraded = (before: Rerun, after: Rerun): string => {
  const fact = gradeFacts.find((each) => before.facts.has(each) !== after.facts.has(each));
  return fact ? reasons[fact][after.facts.has(fact) ? 0 : 1] : 'What is known of the job counts otherwise';
};

const whyStopped = (rule: BrokenRule | null): string => {
  if (rule === null) return 'Reply would be said now';
  return rule === 'price' ? 'Reply would name a price you have not set' : 'Reply would break a safety rule';
};

const firstChanged = <Value>(before: Rerun, after: Rerun, of: (line: RerunLine) => Value) =>
  after.lines.flatMap((line, index) => {
    const other = before.lines[index];
    return other && of(other) !== of(line) ? [{ line, before: of(other), after: of(line) }] : [];
  })[0];

export const changesBetween = (sessionId: string, before: Rerun, after: Rerun): TrialChange[] => {
  const [first] = after.lines;
  if (!first) return [];
  const about = ({ text, at }: RerunLine) => ({ sessionId, at, line: redacted(text, after.told) });
  const changes: TrialChange[] = [];
  const safety = firstChanged(before, after, (line) => line.safety);
  if (safety)
    changes.push({
      kind: 'safety',
      ...about(safety.line),
      before: safety.before,
      after: safety.after,
      why: 'The safety rules hear it otherwise',
    });
  const reply = firstChanged(before, after, ({ stopped }) => stopped !== null);
  if (reply)
    changes.push({
      kind: 'reply',
      ...about(reply.line),
      before: reply.before ? 'stopped' : 'sent',
      after: reply.after ? 'stopped' : 'sent',
      why: whyStopped(reply.line.stopped),
    });
  if (before.intent !== after.intent)
    changes.push({
      kind: 'intent',
      ...about(first),
      before: before.intent,
      after: after.intent,
      why: 'The conversation is understood otherwise',
    });
  if (before.grade !== after.grade)
    changes.push({
      kind: 'grade',
      ...about(first),
      before: before.grade,
      after: after.grade,
      why: whyGraded(before, after),
    });
  return changes;
};
