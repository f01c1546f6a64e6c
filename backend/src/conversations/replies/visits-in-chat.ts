import { Injectable, Logger } from '@nestjs/common';
import type { AssistantReply } from '@pilotlight/assistant/assistant-engine';
import { agreedAct } from '@pilotlight/assistant/dialogue/visits/agreed-act';
import { settledVisitReply } from '@pilotlight/assistant/dialogue/visits/settled-visit';
import { mayConcernVisit } from '@pilotlight/assistant/dialogue/visits/visit-dialogue';
import type { FreeTime } from '@pilotlight/assistant/dialogue/visits/visit-talk';
import { SlotFinder } from '@pilotlight/assistant/slot-finder';
import type { Training } from '@pilotlight/contracts/values/training';
import { failureIn } from '../../logging/failure';
import { conversationStream } from '../../write-side/stream-names';
import { cardFor } from '../aggregate/turn.state';
import { ConversationStream } from '../aggregate/conversation.stream';
import { assistantTurnOf } from './assistant-turn';
import type { ReplyInput } from './reply.decisions';
import { VisitBooking } from '../visits/visit-booking';
import type { RequestContext } from '../../write-side/request-context';
import { visitFor } from '../visits/visit-for';

interface Message {
  readonly slug: string;
  readonly sessionId: string;
  readonly text: string;
  readonly now: number;
  readonly suspended: boolean;
}

/** What a conversation sees of the diary, and what it does there. */
@Injectable()
export class VisitsInChat {
  readonly #log = new Logger('conversations');

  constructor(
    private readonly conversations: ConversationStream,
    private readonly slots: SlotFinder,
    private readonly booking: VisitBooking,
  ) {}

  /** The free times for the answer that is written with the message; undefined where it seems not to be about a visit. */
  async diaryBefore(
    { slug, sessionId, text, now, suspended }: Message,
    { flows }: Training,
  ): Promise<readonly FreeTime[] | null | undefined> {
    if (suspended || !flows.offersVisits) return undefined;
    const { state } = await this.conversations.cached(conversationStream(sessionId));
    const talk =
      state.status === 'open'
        ? { talk: state.visitTalk, visits: state.visits, asked: state.asked, needs: state.needs }
        : undefined;
    return mayConcernVisit(text, talk) ? await this.#free(slug, now) : undefined;
  }

  async diaryFor(input: ReplyInput): Promise<readonly FreeTime[] | null> {
    const { conversation, turn, training, suspended, diary } = input;
    if (diary !== undefined) return diary;
    if (suspended || !training.flows.offersVisits || cardFor(turn, null)) return null;
    return await this.#free(conversation.slug, this.conversations.clock.now());
  }

  /** The answer to an explicit yes, once what it is said to is done; null where the message is none. */
  async settled(input: ReplyInput, context: RequestContext): Promise<AssistantReply | null> {
    const turn = assistantTurnOf(input);
    const act = agreedAct(turn);
    if (!act) return null;
    const outcome = await this.booking.settle(act, visitFor(input.conversation), {
      ...context,
      causedBy: input.turn.eventId,
    });
    return { reply: settledVisitReply(turn, outcome) };
  }

  /** A diary that can't be read keeps nobody from being answered. */
  async #free(slug: string, now: number): Promise<readonly FreeTime[] | null> {
    try {
      return await this.slots.free(slug, now);
    } catch (error) {
      this.#log.error({ event: 'diary not read', ...failureIn(error) });
      return null;
    }
  }
}
