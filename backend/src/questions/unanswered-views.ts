import { Injectable } from '@nestjs/common';
import type { ownUnanswered, Unanswered } from '@pilotlight/contracts/http/unanswered';
import { UnansweredReader } from '@pilotlight/projections/unanswered/unanswered.reader';
import type { z } from 'zod';
import { TrainingAnswers } from '../installers/training-answers';
import { Refused } from '../write-side/refused';
import { questionsStream } from '../write-side/stream-names';
import { concernsAny } from './questions.state';
import { QuestionsStream } from './questions.stream';
import { gapsIn, isSettled, questionOf, standingOf, type StandingGroup, waitingSuggestions } from './standing';

type Asked = z.output<typeof ownUnanswered.query>;

/** What visitors asked in vain, with what became of it. */
@Injectable()
export class UnansweredViews {
  constructor(
    private readonly reader: UnansweredReader,
    private readonly trainings: TrainingAnswers,
    private readonly questions: QuestionsStream,
  ) {}

  async of(slug: string, { show, page, pageSize }: Asked): Promise<Unanswered> {
    const [{ training, answered }, { groups, facts }, { state }] = await Promise.all([
      this.trainings.of(slug),
      this.reader.of(slug),
      this.questions.load(questionsStream(slug)),
    ]);
    const standing = groups.map((group) => ({ ...group, standing: standingOf(group, training) }));
    const shown = standing.filter((group) => isSettled(group) === (show === 'settled'));
    const accepted = new Set(answered.map(({ suggestionId }) => suggestionId));
    return {
      questions: shown.slice((page - 1) * pageSize, page * pageSize).map(questionOf),
      total: shown.length,
      gaps: gapsIn(facts, training),
      suggestions: waitingSuggestions(state.suggestions, standing, accepted),
    };
  }

  /** Any question of a group names it. Throws Refused. */
  async group(slug: string, questionId: string): Promise<StandingGroup> {
    const found = await this.groupOf(slug, [questionId]);
    if (!found) throw new Refused('No such question', 'not-found');
    return found;
  }

  /** Null where whoever asked is erased by now. */
  async groupOf(slug: string, asked: readonly string[]): Promise<StandingGroup | null> {
    const [{ training }, { groups }] = await Promise.all([this.trainings.of(slug), this.reader.of(slug)]);
    const found = groups.find(({ askedIds }) => concernsAny(askedIds, asked));
    return found ? { ...found, standing: standingOf(found, training) } : null;
  }
}
