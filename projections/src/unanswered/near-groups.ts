import { areNear } from '@pilotlight/contracts/values/question-group';

export interface Settlement {
  readonly how: 'answered' | 'dismissed';
  readonly draft: number | null;
  readonly at: string;
}

/** Questions of one meaning. Times are ISO 8601 UTC. */
export interface QuestionGroup {
  readonly groupKey: string;
  /** In the words of whoever asked last. */
  readonly question: string;
  readonly asked: number;
  readonly firstAskedAt: string;
  readonly lastAskedAt: string;
  /** Their events and conversations, newest first. */
  readonly askedIds: readonly string[];
  readonly conversations: readonly { readonly sessionId: string; readonly at: string }[];
  /** What the training would have to tell. */
  readonly fact: string | null;
  /** What became of them last; null where nothing has. */
  readonly settled: Settlement | null;
}

const shown = { askedIds: 100, conversations: 10 } as const;

const laterSettled = (one: Settlement | null, other: Settlement | null): Settlement | null => {
  if (!one || !other) return one ?? other;
  return other.at > one.at ? other : one;
};

const newestOf = (group: QuestionGroup): QuestionGroup => {
  const sessions = new Map(group.conversations.toReversed().map((each) => [each.sessionId, each]));
  return {
    ...group,
    askedIds: group.askedIds.slice(0, shown.askedIds),
    conversations: [...sessions.values()]
      .toSorted((one, other) => other.at.localeCompare(one.at))
      .slice(0, shown.conversations),
  };
};

const together = (one: QuestionGroup, other: QuestionGroup): QuestionGroup => {
  const [newer, older] = other.lastAskedAt > one.lastAskedAt ? [other, one] : [one, other];
  return {
    groupKey: one.groupKey,
    question: newer.question,
    asked: one.asked + other.asked,
    firstAskedAt: one.firstAskedAt < other.firstAskedAt ? one.firstAskedAt : other.firstAskedAt,
    lastAskedAt: newer.lastAskedAt,
    askedIds: [...newer.askedIds, ...older.askedIds],
    conversations: [...newer.conversations, ...older.conversations],
    fact: newer.fact ?? older.fact,
    settled: laterSettled(one.settled, other.settled),
  };
};

const mostAskedFirst = (one: QuestionGroup, other: QuestionGroup): number =>
  other.asked - one.asked || other.lastAskedAt.localeCompare(one.lastAskedAt);

/** Each group with those near it, most asked first. */
export const nearGroups = (groups: readonly QuestionGroup[]): QuestionGroup[] => {
  const merged: QuestionGroup[] = [];
  for (const group of groups.toSorted(mostAskedFirst)) {
    const at = merged.findIndex(({ groupKey }) => areNear(groupKey, group.groupKey));
    const near = merged[at];
    if (near) merged[at] = together(near, group);
    else merged.push(group);
  }
  return merged.map(newestOf).toSorted(mostAskedFirst);
};
