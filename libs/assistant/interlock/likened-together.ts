import { likened } from './check-safety';
import { tellOfColdAlone, tellOfSupplyAlone } from './harmless-likeness';
import { type Heard, hear } from './hear';
import type { SafetyContext, SafetyVerdict } from './verdict';

/** Hundredths of lead: worth a second look, enough for the pieces together, and what the last piece must add. */
const lead = { worthIt: -450, enough: 0, added: 100 };

/** Characters: a story told in pieces is short. */
const longestStory = 300;

/** Pieces that are harmless alone: "we both feel rough", "only since the heating is on". */
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
    if (tellOfColdAlone(whole, newest) || tellOfSupplyAlone(whole, newest)) continue;
    const found = likened(whole);
    if (!clarifications.some(({ hazard, settled }) => hazard === found.hazard && !settled))
      return { ...found, from: 0, to: text.length };
  }
  return null;
};
