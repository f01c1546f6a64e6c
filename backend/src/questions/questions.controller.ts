import { Controller } from '@nestjs/common';
import type { Command } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import {
  acceptSuggestion,
  answerUnanswered,
  declineSuggestion,
  dismissUnanswered,
  ownUnanswered,
  suggestAnswer,
  unansweredForAdmin,
} from '@pilotlight/contracts/http/unanswered';
import { InstallerReader } from '@pilotlight/projections/installers/installer.reader';
import { UnansweredReader } from '@pilotlight/projections/unanswered/unanswered.reader';
import type { z } from 'zod';
import { BodyOf, Call, QueryOf } from '../http/call';
import { Context, OwnSlug } from '../http/caller';
import { QuestionInPath, SuggestionInPath } from '../http/id-in-path';
import { SlugInPath } from '../http/slug-in-path';
import { DashboardCommands } from '../read-side/dashboard-commands';
import type { RequestContext } from '../write-side/request-context';
import { AcceptSuggestion } from './accept-suggestion.command';
import { AnswerQuestion } from './answer-question.command';
import { DeclineSuggestion } from './decline-suggestion.command';
import { DismissQuestions } from './dismiss-questions.command';
import { SuggestAnswer } from './suggest-answer.command';
import { UnansweredViews } from './unanswered-views';

type Asked = z.output<typeof ownUnanswered.query>;
type Given = z.output<typeof answerUnanswered.body>;

@Controller()
export class QuestionsController {
  constructor(
    private readonly commands: DashboardCommands,
    private readonly views: UnansweredViews,
  ) {}

  @Call(unansweredForAdmin)
  async ofInstaller(@SlugInPath() slug: string, @QueryOf(unansweredForAdmin) asked: Asked) {
    return await this.views.of(slug, asked);
  }

  @Call(ownUnanswered)
  async own(@OwnSlug() slug: string, @QueryOf(ownUnanswered) asked: Asked) {
    return await this.views.of(slug, asked);
  }

  @Call(answerUnanswered)
  async answer(
    @SlugInPath() slug: string,
    @QuestionInPath() questionId: string,
    @BodyOf(answerUnanswered) given: Given,
    @Context() context: RequestContext,
  ) {
    const command = new AnswerQuestion(slug, questionId, given, context);
    return await this.#done(command, 'The answer is in the draft. Publish it to have it given.');
  }

  @Call(dismissUnanswered)
  async dismiss(@SlugInPath() slug: string, @QuestionInPath() questionId: string, @Context() context: RequestContext) {
    return await this.#done(new DismissQuestions(slug, questionId, context), 'The question is dismissed');
  }

  @Call(suggestAnswer)
  async suggest(
    @OwnSlug() slug: string,
    @QuestionInPath() questionId: string,
    @BodyOf(suggestAnswer) given: Given,
    @Context() context: RequestContext,
  ) {
    return await this.#done(new SuggestAnswer(slug, questionId, given, context), 'Your admin sees the suggestion');
  }

  @Call(acceptSuggestion)
  async accept(
    @SlugInPath() slug: string,
    @SuggestionInPath() suggestionId: string,
    @Context() context: RequestContext,
  ) {
    const command = new AcceptSuggestion(slug, suggestionId, context);
    return await this.#done(command, 'The answer is in the draft. Publish it to have it given.');
  }

  @Call(declineSuggestion)
  async decline(
    @SlugInPath() slug: string,
    @SuggestionInPath() suggestionId: string,
    @Context() context: RequestContext,
  ) {
    return await this.#done(new DeclineSuggestion(slug, suggestionId, context), 'The suggestion is declined');
  }

  /** A draft moves the installer's revision on, which the dialog's other tabs save against. */
  async #done(command: Command<{ position: Position | null }>, message: string) {
    await this.commands.execute(command, UnansweredReader, InstallerReader);
    return { success: true, message };
  }
}
