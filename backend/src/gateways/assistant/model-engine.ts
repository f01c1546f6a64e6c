import type { AnswerAccount } from '@pilotlight/contracts/values/answer-account';
import { AssistantEngine, type AssistantReply, type AssistantTurn } from '@pilotlight/assistant/assistant-engine';
import { askedFieldOf } from '@pilotlight/contracts/values/asked-for';
import { isSheetField } from '@pilotlight/contracts/values/job-sheet-fields';
import type { DialogueReply } from '@pilotlight/assistant/dialogue/dialogue';
import { offered } from '@pilotlight/assistant/dialogue/flows';
import { nextQuestion } from '@pilotlight/assistant/dialogue/next-question-words';
import { type ModelReply, readModelReply } from '@pilotlight/assistant/prompt/model-reply';
import { withValues } from '@pilotlight/assistant/prompt/placeholders';
import { promptFor } from '@pilotlight/assistant/prompt/prompt';
import { publicInformationOf } from '@pilotlight/assistant/public-information';
import { offering } from '@pilotlight/assistant/dialogue/visits/offer-times';
import { chosenTimeReply } from '@pilotlight/assistant/dialogue/visits/choose-time';
import type { Proposal } from '@pilotlight/assistant/dialogue/proposal';
import { Toolbox } from '@pilotlight/assistant/tools/toolbox';
import { EngineFault } from './engine-fault';
import { type LanguageModel, ModelFault } from './language-model';
import { ModelTalk } from './model-talk';
import { costOf, type TokenPrices } from './spend';

const nothingAsked = { asksFor: null, quickReplies: null };

/** What the model was told to ask, unless the visitor's words, read again by its tools, already tell it. */
const askedBy = ({ text, asks_for: asks }: ModelReply, turn: AssistantTurn, proposals: readonly Proposal[]) => {
  const next = asks === 'next' && text.includes('?') ? nextQuestion(turn) : null;
  if (!next) return nothingAsked;
  const told = proposals.flatMap((each) => (each.kind === 'lead-fields' ? Object.keys(each.facts) : []));
  if (told.some((field) => isSheetField(field) && askedFieldOf(field) === next.asking.asksFor)) return nothingAsked;
  return { ...next.asking, quickReplies: next.quickReplies.length > 0 ? next.quickReplies : null };
};

/** Unchecked words: who shows them to a visitor checks them first. */
export class ModelEngine extends AssistantEngine {
  readonly name = 'openai';

  constructor(
    private readonly model: LanguageModel,
    private readonly prices: TokenPrices,
    private readonly now: () => number,
  ) {
    super();
  }

  /** Throws EngineFault where there is no answer. */
  async reply(turn: AssistantTurn, signal: AbortSignal): Promise<AssistantReply> {
    const began = this.now();
    const prompt = promptFor(turn);
    const toolbox = new Toolbox(turn);
    const talk = new ModelTalk(this.model, toolbox);
    const reply = await this.#reply(talk.words(prompt, signal), turn, toolbox).catch((error: unknown) => {
      if (error instanceof ModelFault) throw new EngineFault(error, talk.used);
      throw error;
    });
    const account: AnswerAccount = {
      engine: this.name,
      model: this.model.name,
      promptVersion: prompt.version,
      sources: [...new Set([...prompt.sources, ...toolbox.lookedUp])],
      latencyMs: Math.max(0, Math.round(this.now() - began)),
      ...talk.used,
      costPence: costOf(talk.used, this.prices),
      withheld: null,
      scriptedBecause: null,
    };
    return { reply, account };
  }

  async #reply(words: Promise<string>, turn: AssistantTurn, toolbox: Toolbox): Promise<DialogueReply> {
    const said = readModelReply(await words);
    const text = said && withValues(said.text, turn.facts);
    if (!said || !text) throw new ModelFault('unusable', 'the model answered in another shape');
    const { proposals, found } = toolbox;
    const booking = proposals.find((each) => each.kind === 'booking');
    // The yes to a time is asked for in words of our own.
    if (booking) return { ...chosenTimeReply(turn, { start: booking.start, end: booking.end }), proposals };
    const { quickReplies, ...asking } = askedBy(said, turn, proposals);
    return {
      text,
      ...(found.length > 0 && { visit: offering(found, turn.visitTalk?.moves ?? null, '').visit }),
      quickReplies:
        found.length > 0
          ? offering(found, null, '').quickReplies
          : (quickReplies ?? offered(said.quick_replies, publicInformationOf(turn))),
      ...asking,
      ...(said.leaves_question && { leavesOpen: 'this-message' }),
      proposals,
    };
  }
}
