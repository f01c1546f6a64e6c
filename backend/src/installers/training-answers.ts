import { Injectable } from '@nestjs/common';
import type { Position } from '@pilotlight/contracts/events/event';
import { installerCommand } from '../write-side/command-target';
import type { RequestContext } from '../write-side/request-context';
import { installerStream } from '../write-side/stream-names';
import { answerQuestion, type QuestionAnswer } from './answer-question.decisions';
import { InstallerStream } from './installer.stream';
import { noSuchInstaller } from './no-such-installer';
import { hasAccount } from './installer.state';
import type { AnsweredByDraft, KnownTraining } from './training.state';

/** What a training tells, and which questions of visitors its drafts have answered. */
@Injectable()
export class TrainingAnswers {
  constructor(private readonly installers: InstallerStream) {}

  async of(slug: string): Promise<{ training: KnownTraining; answered: readonly AnsweredByDraft[] }> {
    const { state } = await this.installers.load(installerStream(slug));
    if (!hasAccount(state)) throw noSuchInstaller();
    const { training, answered } = state.account;
    return { training, answered };
  }

  async answer(slug: string, answer: QuestionAnswer, context: RequestContext): Promise<{ position: Position | null }> {
    return await this.installers.execute({
      ...installerCommand(slug, context),
      decide: (state) => answerQuestion(state, answer),
    });
  }
}
