import type {
  KnowledgeGap,
  QuestionStanding,
  SuggestedAnswer,
  UnansweredQuestion,
} from '@pilotlight/contracts/http/unanswered';
import { areNear, groupKey } from '@pilotlight/contracts/values/question-group';
import type { Training } from '@pilotlight/contracts/values/training';
import type { AskedFact, UnansweredGroup } from '@pilotlight/projections/unanswered/unanswered.reader';
import { concernsAny, type Suggestion } from './questions.state';

/** Two trainings of an installer. `at` is ISO 8601 UTC. */
export interface TrainingsInUse {
  readonly draft: { readonly number: number; readonly training: Training };
  readonly published: { readonly number: number; readonly at: string | null; readonly training: Training };
}

export type StandingGroup = UnansweredGroup & { readonly standing: QuestionStanding };

const tellsFact = ({ facts = {} }: Training, fact: string): boolean =>
  Object.entries(facts).some(([name, told]) => name === fact && told.length > 0);

const tells = (training: Training, { groupKey: key, fact }: UnansweredGroup): boolean =>
  (training.pairs ?? []).some(({ question }) => areNear(groupKey(question), key)) ||
  (fact !== null && tellsFact(training, fact));

/** A dismissal stays. An answer counts once it is published, until somebody asks in vain again. */
export const standingOf = (group: UnansweredGroup, { draft, published }: TrainingsInUse): QuestionStanding => {
  const { settled, lastAskedAt } = group;
  if (settled?.how === 'dismissed') return 'dismissed';
  const answeredBy = settled?.draft ?? null;
  const isLive = (answeredBy !== null && answeredBy <= published.number) || tells(published.training, group);
  if (isLive && published.at !== null && lastAskedAt <= published.at) return 'answered';
  if (answeredBy !== null && answeredBy > published.number) return 'drafted';
  return tells(draft.training, group) && !tells(published.training, group) ? 'drafted' : 'open';
};

export const isSettled = ({ standing }: StandingGroup): boolean => standing === 'answered' || standing === 'dismissed';

/** Asked for, and not told by what is published. */
export const gapsIn = (facts: readonly AskedFact[], { published }: TrainingsInUse): KnowledgeGap[] =>
  facts.filter(({ fact }) => !tellsFact(published.training, fact)).map(({ fact, asked }) => ({ fact, asked }));

const waits = (suggestion: Suggestion, group: StandingGroup | undefined): boolean =>
  !group || (group.standing === 'open' && (group.settled === null || group.settled.at < suggestion.at));

/** Those that nobody has accepted, and whose question hasn't been settled otherwise. */
export const waitingSuggestions = (
  suggestions: readonly Suggestion[],
  groups: readonly StandingGroup[],
  accepted: ReadonlySet<string | null>,
): SuggestedAnswer[] =>
  suggestions.flatMap((suggestion) => {
    const { id, question, answer, at, asked } = suggestion;
    const group = groups.find(({ askedIds }) => concernsAny(askedIds, asked));
    if (accepted.has(id) || !waits(suggestion, group)) return [];
    return [{ id, questionId: group?.askedIds.at(-1) ?? null, question, answer, at }];
  });

export const questionOf = ({
  askedIds,
  question,
  asked,
  firstAskedAt,
  lastAskedAt,
  conversations,
  standing,
}: StandingGroup): UnansweredQuestion => ({
  id: askedIds.at(-1) ?? '',
  question,
  asked,
  firstAskedAt,
  lastAskedAt,
  conversations: [...conversations],
  standing,
});
