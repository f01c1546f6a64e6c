import type { InstallerEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { AnsweredQuestion } from '@pilotlight/contracts/values/firm-facts';
import { emptyTraining, type Training } from '@pilotlight/contracts/values/training';

type Recorded<Type extends InstallerEvent['type']> = RecordedEvent<InstallerEvent> & { readonly type: Type };

/** 0, and no time, where nothing was ever written. */
export interface NumberedTraining {
  readonly number: number;
  readonly at: string | null;
  readonly training: Training;
}

export interface KnownTraining {
  readonly draft: NumberedTraining;
  readonly published: NumberedTraining;
}

/** Questions of visitors, by their events, and the draft that answers them. */
export interface AnsweredByDraft {
  readonly asked: readonly string[];
  readonly pair: AnsweredQuestion;
  readonly draft: number;
  readonly suggestionId: string | null;
}

const nothing: NumberedTraining = { number: 0, at: null, training: emptyTraining };

export const untrained: KnownTraining = { draft: nothing, published: nothing };

export const withDraft = (known: KnownTraining, { data, at }: Recorded<'InstallerTrainingDrafted'>): KnownTraining => ({
  ...known,
  draft: { number: data.draft, at, training: data.training },
});

/** More than can be answered while one person looks at the list. */
const answersKept = 100;

export const withAnswers = (
  known: readonly AnsweredByDraft[],
  { draft, answers }: Recorded<'InstallerTrainingDrafted'>['data'],
): readonly AnsweredByDraft[] =>
  answers ? [...known, { ...answers, draft, suggestionId: answers.suggestionId ?? null }].slice(-answersKept) : known;

export const withPublished = (
  known: KnownTraining,
  { data, at }: Recorded<'InstallerTrainingPublished'>,
): KnownTraining => ({ ...known, published: { number: data.version, at, training: data.training } });

const impersonal = (written: NumberedTraining): NumberedTraining => {
  const { facts, ...training } = written.training;
  if (facts === undefined) return written;
  const { email: _email, phone: _phone, whoAttends: _whoAttends, ...others } = facts;
  return { ...written, training: { ...training, facts: others } };
};

/** Without what an erasure has made unreadable. */
export const withoutPeople = ({ draft, published }: KnownTraining): KnownTraining => ({
  draft: impersonal(draft),
  published: impersonal(published),
});

const lengthOf = ({ businessInfo, customPrompt, prices, pages = [], facts = {}, pairs = [] }: Training): number =>
  customPrompt.length +
  pairs.reduce((sum, { question, answer }) => sum + question.length + answer.length, 0) +
  Object.values(facts)
    .flat()
    .reduce((sum, words) => sum + words.length, 0) +
  pages.reduce((sum, { text }) => sum + text.length, 0) +
  prices.length * 50 +
  Object.values(businessInfo)
    .flat()
    .reduce((sum, words) => sum + words.length, 0);

/** About how many characters; a published draft is held once. */
export const lengthOfTraining = ({ draft, published }: KnownTraining): number =>
  lengthOf(draft.training) + (published.number === draft.number ? 0 : lengthOf(published.training));
