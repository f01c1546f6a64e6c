import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import { leadFields } from '@pilotlight/contracts/values/lead';
import { isOn } from '@pilotlight/assistant/interlock/emergency-mode';
import type { Need } from '@pilotlight/contracts/values/need';
import type { Proposal } from '@pilotlight/assistant/dialogue/proposal';
import { isBooked } from '@pilotlight/assistant/dialogue/visits/visit-talk';
import { saidFields } from '@pilotlight/assistant/tools/said-fields';
import { needsAfter } from '@pilotlight/assistant/understanding/needs-after';
import { preferredTimeIn } from '@pilotlight/assistant/understanding/time/preferred-time';
import { understand } from '@pilotlight/assistant/understanding/understand';
import type { OpenConversation } from '../aggregate/conversation.state';
import type { Turn } from '../aggregate/turn.state';
import { graded, type Grader } from '../aggregate/grading';
import { leadDetailEvents, needEvents } from '../leads/lead-events';

const namedBy = (proposal: Proposal): LeadFacts => {
  switch (proposal.kind) {
    case 'lead-fields':
      return proposal.facts;
    case 'callback':
      return proposal.preferredTime ? { preferred_time: proposal.preferredTime } : {};
    case 'quote':
    case 'booking':
      return {};
  }
};

const wishedBy = ({ kind }: Proposal): Need | null => {
  switch (kind) {
    case 'lead-fields':
      return null;
    case 'callback':
    case 'quote':
      return kind;
    case 'booking':
      return 'visit';
  }
};

/** Skips details that the visitor or the installer gave or withdrew. */
const gapsFilled = (state: OpenConversation, turn: Turn, proposals: readonly Proposal[]): LeadFacts => {
  const { text, asked: whatWasAsked, at } = turn;
  const earlier = state.turns.slice(0, state.turns.indexOf(turn)).map((each) => each.text);
  const named: LeadFacts = Object.assign({}, ...proposals.map(namedBy));
  const said = saidFields(named, { text, whatWasAsked, facts: state.facts, earlier });
  const words = said.preferred_time;
  const time = words ? preferredTimeIn(words, { facts: {}, at, asked: 'preferred_time' }) : {};
  const told: LeadFacts = { ...time, ...said };
  return Object.fromEntries(
    leadFields.flatMap((field) => (told[field] && state.facts[field] === undefined ? [[field, told[field]]] : [])),
  );
};

/** A wish that the visitor has taken back doesn't count. */
const standing = (state: OpenConversation, turn: Turn, wishes: readonly Need[]): Set<Need> => {
  if (wishes.length === 0) return new Set();
  const since = state.turns.slice(state.turns.indexOf(turn));
  const takenBack = new Set(
    since.flatMap(({ text, asked, at }) => [
      ...understand(text, { asked, at, intent: state.intent, facts: state.facts }).withdrawn,
    ]),
  );
  return new Set(wishes.filter((wish) => !takenBack.has(wish)));
};

/** Only what the visitor's own words bear out; fills gaps and corrects nobody. In danger the rules alone are heard. */
export const acceptProposals = (
  state: OpenConversation,
  turn: Turn,
  proposals: readonly Proposal[],
  grader: Grader,
): ConversationEvent[] => {
  if (isOn(state.mode) || proposals.length === 0) return [];
  const { slug, sessionId } = state;
  const common = { slug, sessionId };
  const wishes = proposals.flatMap((proposal) => wishedBy(proposal) ?? []);
  const wish = { needs: standing(state, turn, wishes), withdrawn: new Set<Need>() };
  const facts = gapsFilled(state, turn, proposals);
  const events = [
    ...needEvents(state, wish, { ...common, messageId: turn.messageId }),
    ...leadDetailEvents(state, facts, { ...common, source: 'assistant' }),
  ];
  if (events.length === 0) return [];
  const lead = {
    ...state,
    emergency: state.emergency !== null,
    booked: isBooked(state.visits),
    needs: needsAfter(state.needs, wish),
    facts: { ...state.facts, ...facts },
  };
  return [...events, ...graded(lead, grader, common)];
};
