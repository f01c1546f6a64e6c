import { likened } from './check-safety';
import { tellOfColdAlone } from './harmless-likeness';
import { type Heard, hear } from './hear';
import type { SafetyContext, SafetyVerdict } from './verdict';

/**
 * Hundredths by which danger leads: what is worth reading once more, what is enough for the pieces of one report, and by how much the last of
 * them must add to the others.
 */
const lead = { worthIt: -450, enough: 0, added: 100 };

/** Characters: a story told in pieces is short. */
const longestStory = 300;

/** A story told in pieces none of which is danger by itself: "we both feel rough", "only since the heating is on". */
export const likenedTogether = (
  newest: Heard,
  recent: readonly string[],
  { clarifications }: SafetyContext,
): SafetyVerdict | null => {
  const { text, learned } = newest;
  if (learned.lead < lead.worthIt) return null;
  for (let pieces = 1; pieces <= recent.length; pieces += 1) {
    const before = recent.slice(0, pieces).toReversed().join('. ');
    if (before.length + text.length > longestStory) return null;
    const whole = hear(`${before}. ${text}`);
    if (whole.learned.lead <= lead.enough || whole.learned.lead <= hear(before).learned.lead + lead.added) continue;
    if (tellOfColdAlone(whole, newest)) continue;
    const found = likened(whole);
    if (!clarifications.some(({ hazard, settled }) => hazard === found.hazard && !settled))
      return { ...found, from: 0, to: text.length };
  }
  return null;
};
