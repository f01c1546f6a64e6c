import type { Training } from '@pilotlight/contracts/values/training';
import { weightOfTerm } from '../../knowledge/phrase-search';
import { termsOf } from '../../knowledge/terms';
import { withoutStop } from '../information-wordings';
import { pricedWorkIn } from '../priced-work';

const most = 12;

export const listed = (all: readonly string[], joinedBy = 'and'): string => {
  const some = all.slice(0, most).map((each) => withoutStop(each));
  return some.length < 2 ? (some[0] ?? '') : `${some.slice(0, -1).join(', ')} ${joinedBy} ${some.at(-1)}`;
};

export const lowered = (words: string): string =>
  /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;

const enough = 0.55;

export interface Named {
  readonly entry: string;
  /** How much of the question it is, from 0 to 1. */
  readonly share: number;
}

const weightOf = (terms: readonly string[]): number => terms.reduce((sum, term) => sum + weightOfTerm(term), 0);

const apart = /,|\s(?:and|or|&)\s/u;

const heldIn = (entry: string, asked: readonly string[]): number => {
  const terms = [...new Set(termsOf(entry))];
  return weightOf(terms.filter((term) => asked.includes(term))) / Math.max(1e-9, weightOf(terms));
};

/** The entries that hold most of what is asked, or are held by it; the likest first. */
export const namedIn = (entries: readonly string[], text: string): readonly Named[] => {
  const asked = [...new Set(termsOf(text))];
  const found = entries.flatMap((entry) => {
    const terms = [...new Set(termsOf(entry))];
    const shared = weightOf(terms.filter((term) => asked.includes(term)));
    const share = shared / Math.max(1e-9, weightOf(asked));
    const held = Math.max(...[entry, ...entry.split(apart)].map((part) => heldIn(part, asked)));
    return share > enough || held > enough ? [{ entry, share: share + held / 10 }] : [];
  });
  return found.toSorted((one, other) => other.share - one.share);
};

const nearlyAll = 0.7;

/** The entry that a message names all but wholly: by several words, or as most of what it says. */
export const namedWhole = (entries: readonly string[], text: string): string | undefined => {
  const asked = [...new Set(termsOf(text))];
  const held = entries.map((entry) => {
    const terms = termsOf(entry).filter((term) => asked.includes(term));
    const isNamed = new Set(terms).size > 1 || weightOf(terms) / Math.max(1e-9, weightOf(asked)) > enough;
    return { entry, held: isNamed ? heldIn(entry, asked) : 0 };
  });
  const [best] = held.toSorted((one, other) => other.held - one.held);
  return best && best.held >= nearlyAll ? best.entry : undefined;
};

const entriesOf = (named: readonly Named[]): readonly string[] => named.slice(0, 3).map(({ entry }) => lowered(entry));

/** A fuel or a kind of building is told by itself: who services boilers needn't service oil boilers. */
const namesKindUntold = ({ businessInfo, facts = {} }: Training, text: string): boolean => {
  const { services, certifications, description, additionalInfo } = businessInfo;
  const told = [...services, ...certifications, ...(facts.servicesNotOffered ?? []), description, additionalInfo];
  const { kinds } = pricedWorkIn(told.join('. '));
  return [...pricedWorkIn(text).kinds].some((kind) => !kinds.has(kind));
};

/** Whether the firm does what is asked for, by its lists of what it does and what it doesn't; null where neither tells. */
export const serviceSaid = (training: Training, text: string): string | null => {
  const { businessInfo, facts = {} } = training;
  const not = namedIn(facts.servicesNotOffered ?? [], text);
  const does = namesKindUntold(training, text) ? [] : namedIn(businessInfo.services, text);
  const [refused] = not;
  const [offered] = does;
  if (refused && refused.share >= (offered?.share ?? 0)) {
    const instead = entriesOf(businessInfo.services.map((entry) => ({ entry, share: 0 })));
    return `No ${lowered(refused.entry)} at the moment, sorry${instead.length > 0 ? `, but we do ${listed(instead)}` : ''}.`;
  }
  return offered ? `Yes, we do ${listed(entriesOf(does))}.` : null;
};

/** Names all of a thing that the firm doesn't do: "need a hob disconnected" where it does no "gas cookers and hobs". */
export const namesNotOffered = ({ facts = {} }: Training, text: string): boolean => {
  const asked = new Set(termsOf(text));
  return (facts.servicesNotOffered ?? [])
    .flatMap((entry) => entry.split(apart))
    .map((part) => termsOf(part))
    .some((terms) => terms.length > 0 && terms.every((term) => asked.has(term)));
};

/** The same, only where the question is about nothing else. */
export const isPlainlyNamed = ({ businessInfo, facts = {} }: Training, text: string): boolean =>
  [...businessInfo.services, ...(facts.servicesNotOffered ?? [])].some(
    (entry) => (namedIn([entry], text)[0]?.share ?? 0) > 0.62,
  );
