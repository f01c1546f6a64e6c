import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import { firmFactLimits } from '@pilotlight/contracts/values/firm-facts';
import { namesIn, withPlaceholders } from './prompt/placeholders';
import { namesOfOthers } from './prompt/private-words';
import { extractContact } from './understanding/extract-contact';

interface Asked {
  readonly text: string;
  readonly facts: LeadFacts;
  /** What the visitor wrote before, for the names in it. */
  readonly earlier: readonly string[];
}

const sentences = /[^.!?\n]+[.!?]*/gu;

/** Its sentences that end as questions do; all of it where none does. */
const questionsIn = (text: string): string => {
  const asking = (text.match(sentences) ?? []).map((each) => each.trim()).filter((each) => each.endsWith('?'));
  return asking.length > 0 ? asking.join(' ') : text;
};

const shortened = (text: string): string => {
  if (text.length <= firmFactLimits.question) return text;
  const cut = text.slice(0, firmFactLimits.question - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut.replace(/[\uD800-\uDBFF]$/u, '')}…`;
};

/** What a message asks, in its own words but for personal ones. Null where nothing is left. */
export const askedQuestion = ({ text, facts, earlier }: Asked): string | null => {
  const names = [text, ...earlier].flatMap((line) => [...namesIn(extractContact(line, null)), ...namesOfOthers(line)]);
  // Redacted as a whole: a name or an address may span what is cut away.
  const redacted = withPlaceholders(text, [...new Set([...namesIn(facts), ...names])]);
  return shortened(questionsIn(redacted).replace(/\s+/gu, ' ').trim()) || null;
};
