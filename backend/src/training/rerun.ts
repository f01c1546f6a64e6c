import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Grade, Intent } from '@pilotlight/contracts/values/intent';
import type { GradeFact } from '@pilotlight/contracts/values/grading';
import { gradeFacts } from '@pilotlight/contracts/values/grading';
import type { TurnSafety } from '@pilotlight/assistant/interlock/verdict';
import type { BrokenRule } from '@pilotlight/assistant/interlock/check-reply';
import type { OpenConversation } from '../conversations/aggregate/conversation.state';
import { type SimulatedInstaller, ConversationSimulation } from '../conversations/messages/conversation-simulation';

export interface RerunLine {
  readonly text: string;
  readonly at: string;
  readonly safety: TurnSafety['kind'];
  readonly stopped: BrokenRule | null;
  /** What the script would say to it. */
  readonly reply: string;
}

export interface Rerun {
  readonly lines: readonly RerunLine[];
  readonly intent: Intent | null;
  readonly grade: Grade | null;
  readonly facts: ReadonlySet<GradeFact>;
  readonly told: OpenConversation['facts'];
}

/** From its events, answered by the script with this training. Null where nobody spoke. */
export const rerun = (events: readonly RecordedEvent[], installer: SimulatedInstaller): Rerun | null => {
  const simulation = new ConversationSimulation(installer);
  const lines: RerunLine[] = [];
  for (const event of events) {
    if (event.type === 'VisitorMessageReceived') {
      const { turn, reply, stopped } = simulation.say(event.data.messageId, event.data.text, event.at);
      lines.push({ text: turn.text, at: event.at, safety: turn.safety.kind, stopped, reply: reply.text });
    } else if (event.type === 'LeadSubmitted' || (event.type === 'LeadDetailsGiven' && event.data.source === 'form')) {
      simulation.take(event, event.at);
    }
  }
  const at = lines.at(-1)?.at;
  if (at !== undefined) simulation.grade(at);
  const { conversation } = simulation;
  if (!conversation || at === undefined) return null;
  const { grading } = conversation;
  return {
    lines,
    intent: conversation.intent,
    grade: grading?.grade ?? null,
    facts: new Set(gradeFacts.filter((fact) => grading?.facts[fact])),
    told: conversation.facts,
  };
};
