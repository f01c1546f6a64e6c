import type { SubIntent } from '@pilotlight/contracts/values/intent';
import type { Need } from '@pilotlight/contracts/values/need';
import {
  afterDenial,
  afterHazard,
  dangerOf,
  deniableIn,
  type EmergencyMode,
  isOn,
  noEmergency,
} from '../emergency-mode';
import { clarificationsOf, deniedDoubt } from '../clarifications';
import { isMadeSafe } from '../made-safe';
import { afterAnswer, type Asking, nothingAsked } from '../dialogue/asked-so-far';
import type { DialogueInput, DialogueReply, TurnSafety } from '../dialogue/dialogue';
import { givenMore, nothingGiven } from '../dialogue/given';
import { saidTogetherOver } from '../interlock/check-safety-over-messages';
import { wantsNoQuestions } from '../dialogue/refusal';
import { nextReply } from '../dialogue/scripted-dialogue';
import { type TurnContext, type UnderstoodTurn, understandTurn } from '../turn';
import { needsAfter } from '../understanding/needs-after';
import { subIntentAfter } from '../understanding/sub-intent-after';
import { gradingOf } from './grade-of';

/** A conversation as the scripted engine holds it, without a log. */
export type DialogueSoFar = {
  readonly context: TurnContext;
  /** Danger was told of; it stays. */
  readonly emergency: boolean;
  readonly mode: EmergencyMode;
  readonly turns: readonly { readonly text: string; readonly safety: TurnSafety }[];
  /** What was wanted and not taken back. */
  readonly needs: ReadonlySet<Need>;
  readonly subIntent: SubIntent | null;
  readonly asking: Asking;
  /** The answer to the last message; null before the first. */
  readonly reply: DialogueReply | null;
};

/** Before the first message; `at` is when it is held, ISO 8601 UTC. */
export const unheldDialogue = (at: string): DialogueSoFar => ({
  context: {
    emergency: false,
    intent: null,
    asked: null,
    facts: {},
    jobFacts: {},
    at,
    clarifications: [],
    earlier: [],
  },
  emergency: false,
  mode: noEmergency,
  turns: [],
  needs: new Set(),
  subIntent: null,
  asking: nothingAsked,
  reply: null,
});

const modeAfter = (mode: EmergencyMode, { verdict, standDown }: UnderstoodTurn, messages: number): EmergencyMode => {
  if (verdict.kind === 'hazard') return afterHazard(mode, verdict);
  return standDown ? afterDenial(mode, messages) : mode;
};

const earlierIn = (turns: DialogueSoFar['turns'], { settled }: EmergencyMode): string[] =>
  turns
    .slice(Math.max(settled, turns.length - saidTogetherOver))
    .map(({ text }) => text)
    .toReversed();

const toldIn = (turns: DialogueSoFar['turns']): string | null =>
  turns.findLast(({ safety }) => safety.kind === 'hazard')?.text ?? null;

const firm = 'Demo Heating';

/** What the answers are made from besides the conversation. */
export type ToldOfFirm = Pick<DialogueInput, 'information' | 'replyBy'>;

/** One message and its answer further. */
export const afterMessage = (before: DialogueSoFar, text: string, told: ToldOfFirm = {}): DialogueSoFar => {
  const { context, asking } = before;
  const understood = understandTurn({ ...context, needs: before.needs }, text);
  const { verdict, intent } = understood;
  const emergency = before.emergency || verdict.kind === 'hazard';
  const turns = [...before.turns, { text, safety: verdict }];
  const mode = modeAfter(before.mode, understood, turns.length);
  const facts = { ...context.facts, ...understood.facts };
  const jobFacts = { ...context.jobFacts, ...understood.jobFacts };
  const now = {
    context: {
      ...context,
      emergency: isOn(mode),
      deniable: deniableIn(mode),
      intent,
      calmIntent: intent === 'emergency' ? context.calmIntent : intent,
      facts,
      jobFacts,
      earlier: earlierIn(turns, mode),
    },
    emergency,
    subIntent: subIntentAfter({ intent: context.intent, subIntent: before.subIntent }, understood),
    needs: needsAfter(before.needs, understood),
  };
  const known = { ...context.facts, ...context.jobFacts };
  const { asked: whatWasAsked, askedSoFar, photosAskedFor, requested } = asking;
  const reply = nextReply({
    firmName: firm,
    text,
    intent,
    subIntent: now.subIntent,
    facts,
    jobFacts,
    photos: [],
    given: givenMore(nothingGiven, { ...understood.facts, ...understood.jobFacts }, known),
    askedSoFar,
    photosAskedFor,
    requested,
    ready: gradingOf(now)?.facts.ready.holds ?? false,
    whatWasAsked,
    emergency: isOn(mode),
    danger: dangerOf(mode),
    madeSafe: mode.kind !== 'off' && isMadeSafe(turns, mode.hazard),
    wordsOfDeniedCard: understood.standDown ? toldIn(before.turns) : null,
    clarified: deniedDoubt(turns),
    safety: verdict,
    at: context.at,
    turn: turns.length,
    leadSubmitted: false,
    wantsNoQuestions: turns.some((turn) => wantsNoQuestions(turn.text)),
    ...told,
  });
  return {
    ...now,
    context: { ...now.context, asked: reply.asksFor, clarifications: clarificationsOf(turns, mode) },
    mode,
    turns,
    asking: afterAnswer(asking, reply),
    reply,
  };
};
