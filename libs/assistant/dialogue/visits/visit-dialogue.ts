import { confirmation } from '../confirmation';
import { wayToReach } from '@pilotlight/contracts/values/ways-to-reach';
import { emptyTraining } from '@pilotlight/contracts/values/training';
import { livesOutside } from '../area-answer';
import type { DialogueInput, DialogueReply } from '../dialogue';
import { ask } from '../questions';
import { saysNo } from '../says-no';
import type { Topic } from '../../knowledge/topic-ways';
import { topicsOf } from '../../knowledge/topics';
import { agrees } from './agreed-act';
import { choosing } from './choose-time';
import { offering } from './offer-times';
import { otherTimes } from './other-times';
import { pickedTime } from './picked-time';
import { type FreeTime, noVisitTalk, type OwnVisit, type VisitTalk } from './visit-talk';
import { timeInSentence, toConfirm } from './visit-words';
import { fewOf, isWished, nearestTimes, wishedTimes } from './wished-times';

const visitTopics: readonly Topic[] = ['visit', 'move', 'cancel', 'yearlyService'];

type Booking = {
  readonly input: DialogueInput;
  readonly topics: ReadonlySet<Topic>;
  readonly free: readonly FreeTime[];
  readonly talk: VisitTalk;
  /** The visitor's next visit; null where none is booked. */
  readonly own: OwnVisit | null;
};

const soonest =
  /\b(?:earliest|soonest|first (?:available|free|slot|one you)|next (?:available|free|slot)|asap|as soon as (?:you can|possible|poss))\b/iu;
const later =
  /\b(?:later|after that|further|anything else|any others?|other times?|another time|different time|none of (?:those|them|these)|not (?:that|those|these))\b/iu;
const earlier = /\b(?:earlier|sooner|before that)\b/iu;
const ofStanding =
  /\b(?:am|are) (?:i|we) (?:all |now )?(?:booked|down|in)\b|\bwhen(?:['’]?s| is| was) (?:my|our|the) (?:visit|appointment|booking|survey)\b|\bwhat time (?:is|was) (?:my|our|the)\b/iu;
const thatOne = /^\W*(?:that|this)(?: one)?\b/iu;
const toMove =
  /\b(?:move|moving|change|changing|shift|swap|rearrange|reschedule|rebook|put (?:it )?(?:back|off))\b[^.?!]*\b(?:it|that|visit|appointment|booking|survey|day|date|time|slot|me|us)\b/iu;
const onlyAsksIfDone = /^\W*(?:(?:so|and|hi|hello|hiya)\s+)?(?:do|does|did) (?:you|u|ya|ye|they)\b/iu;
const ofTerms = /\b(?:free|charge|cost|price|how long|much|fee)\b/iu;

const no = /^\W*(?:no|nope|nah|keep it|leave it)\b/iu;
const declines = (text: string, topics: ReadonlySet<Topic>): boolean => no.test(text) || saysNo(text, topics);

const standing = ({ input }: Booking, { scheduledAt, status }: OwnVisit): DialogueReply => {
  const when = timeInSentence(scheduledAt, input.at);
  if (status === 'confirmed') return { text: `Yes: ${when}, confirmed.`, quickReplies: [], asksFor: null };
  const { email, phone } = input.facts;
  const reach = wayToReach({ customerEmail: email || null, customerPhone: phone || null });
  const text = `You’ve asked for ${when}. ${reach === 'none' ? ask('contact', input.turn) : toConfirm[reach]}`;
  return { text, quickReplies: [], asksFor: reach === 'none' ? 'contact' : null };
};

const cancelling = ({ input }: Booking, { appointmentId, scheduledAt }: OwnVisit): DialogueReply => ({
  text: `Shall I cancel your visit, ${timeInSentence(scheduledAt, input.at)}?`,
  quickReplies: ['Yes, cancel it', 'No, keep it', 'Move it instead'],
  asksFor: null,
  visit: { kind: 'cancelling', appointmentId },
});

/** Times for what was wished: those it allows, the one that it names, or the nearest. */
const wished = (booking: Booking, moves: string | null): DialogueReply => {
  const { input, free } = booking;
  const { preferred_from, preferred_to } = input.given.facts;
  const wish = {
    ...(preferred_from !== undefined && { preferred_from }),
    ...(preferred_to !== undefined && { preferred_to }),
  };
  const times = wishedTimes(free, wish);
  const [only] = times;
  if (only && times.length === 1) return choosing(input, { ...only, moves }, '');
  if (times.length > 0) return offering(fewOf(times), moves, '');
  return offering(nearestTimes(free, wish), moves, 'Nothing is free then, sorry.');
};

const asksForVisit = ({ input, topics, talk }: Booking): boolean => {
  const { text } = input;
  if (onlyAsksIfDone.test(text) || ofTerms.test(text)) return false;
  return topics.has('visit') && talk.chosen === null;
};

/** While times are being talked about. */
const ofTheTalk = (booking: Booking): DialogueReply | null => {
  const { input, talk, topics } = booking;
  const { text, given } = input;
  if (talk.offered.length === 0 && talk.chosen === null && talk.awaits === null) return null;
  const { moves } = talk;
  const picked = pickedTime(text, talk.offered, given.facts);
  if (picked) return choosing(input, { ...picked, moves }, '');
  const [only] = talk.offered;
  if (only && talk.offered.length === 1 && !talk.chosen && (agrees(text) || thatOne.test(text)))
    return choosing(input, { ...only, moves }, '');
  if (isWished(given.facts)) return wished(booking, moves);
  if (soonest.test(text)) return offering(fewOf(booking.free), moves, '');
  if (earlier.test(text)) return otherTimes(booking, false);
  if (later.test(text)) return otherTimes(booking, true);
  if (typeof talk.awaits === 'object' && talk.awaits && declines(text, topics))
    return { text: 'No problem, your visit stays as it is.', quickReplies: [], asksFor: null };
  if (talk.awaits === 'booking' && declines(text, topics)) return otherTimes(booking, true);
  const gave = Object.keys(given.facts).length > 0;
  if (!talk.chosen || !(gave || input.whatWasAsked === 'name' || input.whatWasAsked === 'postcode')) return null;
  // Name and postcode stand in the question for the yes.
  const heard =
    given.facts.phone || given.facts.email ? confirmation(input, (input.information ?? emptyTraining).tone) : null;
  return choosing(input, talk.chosen, heard ?? '');
};

/** Of a visit that stands in the diary. */
const ofOwnVisit = (booking: Booking): DialogueReply | null => {
  const { input, own, topics, free } = booking;
  if (!own) return null;
  const { text, given } = input;
  const isMoved = topics.has('move') || toMove.test(text);
  if (topics.has('cancel') && !topics.has('cancelTerms') && !topics.has('cancelOrder') && !isWished(given.facts))
    return cancelling(booking, own);
  if (isMoved)
    return isWished(given.facts)
      ? wished(booking, own.appointmentId)
      : offering(fewOf(free), own.appointmentId, 'Of course.');
  return ofStanding.test(text) ? standing(booking, own) : null;
};

/** What is answered about a visit: nothing where none can be booked here, or the message is about something else. */
export const visitReply = (input: DialogueInput): DialogueReply | null => {
  const { diary, visitTalk: talk = noVisitTalk, visits = [], text, given, needs } = input;
  if (!diary || livesOutside(input)) return null;
  const booking: Booking = { input, topics: topicsOf(text), free: diary, talk, own: visits[0] ?? null };
  const answer = ofOwnVisit(booking) ?? ofTheTalk(booking);
  if (answer) return answer;
  const asks = asksForVisit(booking);
  if (isWished(given.facts) && (asks || needs?.has('visit')) && talk.chosen === null && !booking.own)
    return wished(booking, null);
  return asks ? offering(fewOf(diary), null, '') : null;
};

/** The times that are offered where a visitor would be asked when it suits; null where none can be. */
export const timesToChoose = ({ diary, visits = [] }: DialogueInput): DialogueReply | null =>
  diary && diary.length > 0 && visits.length === 0 ? offering(fewOf(diary), null, '') : null;

/** How a conversation stands before a message. */
type Before = {
  readonly talk: VisitTalk;
  readonly visits: readonly OwnVisit[];
  readonly asked: string | null;
  readonly needs: ReadonlySet<string>;
};

/** Whether a message may be about a visit, so that the diary is worth a look before it is answered. */
export const mayConcernVisit = (text: string, before: Before | undefined): boolean => {
  if (before && (before.talk !== noVisitTalk || before.visits.length > 0 || before.needs.has('visit'))) return true;
  if (before?.asked) return true;
  const topics = topicsOf(text);
  return visitTopics.some((topic) => topics.has(topic));
};
