import { Injectable } from '@nestjs/common';
import { AssistantEngine } from '@pilotlight/assistant/assistant-engine';
import { agreedAct } from '@pilotlight/assistant/dialogue/visits/agreed-act';
import { isOn } from '@pilotlight/assistant/interlock/emergency-mode';
import { InstallerProfiles } from '../../installers/installer-profiles';
import { PlatformPrompts } from '../../platform-prompt/platform-prompts';
import { underPlatform } from '../../platform-prompt/under-platform';
import type { OpenConversation } from '../aggregate/conversation.state';
import { cardFor } from '../aggregate/turn.state';
import { assistantTurnOf } from './assistant-turn';
import { replyWithTimeout } from './reply-with-timeout';

/** What the assistant would say to a visitor's last words, were it to answer. Nothing is recorded: a person sends what becomes of it. */
@Injectable()
export class SuggestedReply {
  constructor(
    private readonly engine: AssistantEngine,
    private readonly installers: InstallerProfiles,
    private readonly platform: PlatformPrompts,
  ) {}

  /** Null where only a person can say something, or no answer came in time. */
  async of(conversation: OpenConversation): Promise<string | null> {
    const turn = conversation.turns.at(-1);
    const assistant = await this.installers.assistantOf(conversation.slug);
    if (!turn || !assistant || isOn(conversation.mode) || cardFor(turn, null)) return null;
    const training = underPlatform(assistant.training, await this.platform.live());
    const input = { conversation, turn, installerName: assistant.name, training, suspended: false };
    // The person is there: the answer passes nobody on, and promises nobody's call.
    const asked = { ...assistantTurnOf(input), person: null, personAskedAt: null };
    // It would say that it is done, and it isn't.
    if (agreedAct(asked)) return null;
    const answer = await replyWithTimeout(this.engine, asked).catch(() => null);
    if (answer?.account) this.engine.count?.(answer.account);
    return answer?.reply.text || null;
  }
}
