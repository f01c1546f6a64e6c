import { emptyTraining } from '@pilotlight/contracts/values/training';
import { sheetQuestions } from '../job-sheet/sheet-questions';
import { confirmation } from './confirmation';
import { isDataRequest } from './data-request';
import type { DialogueInput, DialogueReply } from './dialogue';
import { emergencyReply } from './emergency-dialogue';
import {
  closing,
  declined,
  goodbye,
  offersTheTeam,
  questionNoted,
  thanked,
  thanksAtOnce,
  unasked,
  welcome,
  whatHappensNext,
} from './farewell';
import { offered } from './flows';
import { handoverReply, stillWaits } from './handover-dialogue';
import { holdsQuestion } from './holds-question';
import { malformedIn } from './malformed';
import { type Next, nextToAsk } from './next-question';
import { askingFor } from './next-question-words';
import { openingOf, together } from './opening';
import { inTheirLanguage, notInEnglish } from './other-language';
import { questionFor } from './question-words';
import { onlyWantsToKnow } from './refused-contact';
import { replyTimeTold } from './reply-time';
import { resumed } from './resumed';
import { isOfContact, refusesToSay, wantsNoQuestions } from '../understanding/refusal';
import { clarifyingReply } from './safety-question-dialogue';
import { saysLittle } from './says-little';
import { saysNo } from './says-no';
import { askTheTeam, leaveDetails, starters } from './starters';
import { suggestionsFor } from './suggestions';
import { inTone } from './tone';
import { type Topic, topicsOf } from './topics';
import { usefulAnswer } from './useful-answer';
import { wasAnswered } from './was-answered';

const refuses = (text: string, topics: ReadonlySet<Topic>): boolean =>
  topics.has('refusal') || refusesToSay(text) || saysNo(text, topics);

const ofEveryLead = new Set<DialogueInput['whatWasAsked']>(['name', 'contact', 'postcode']);
/** Asked what is wrong, a visitor may be helped with it. */
const ofTheFault = new Set<DialogueInput['whatWasAsked']>(['symptoms', 'fault_code', 'working', 'pressure']);
const leftOpen = { leavesOpen: 'this-message' } as const;
/** The script's answer to one message; nothing is offered to tap that the firm has switched off. */
export const nextReply = (input: DialogueInput): DialogueReply => {
  const reply = replyTo(input);
  return { ...reply, quickReplies: offered(reply.quickReplies, input.information ?? emptyTraining) };
};

const replyTo = (input: DialogueInput): DialogueReply => {
  if (input.emergency || input.safety.kind === 'hazard') return inTheirLanguage(input, emergencyReply(input));
  if (input.safety.kind === 'doubt') return inTheirLanguage(input, clarifyingReply(input));
  const byPerson = notInEnglish(input) ?? (input.person || stillWaits(input) ? handoverReply(input) : null);
  if (byPerson) return byPerson;
  const { tone } = input.information ?? emptyTraining;
  const { wordsOfDeniedCard: words, clarified } = input;
  const cutOff = words ? { words, denied: true } : clarified;
  const reply = cutOff ? resumed(input, cutOff, conversation) : conversation(input);
  return { ...reply, text: inTone(tone, reply.text) };
};

const asksWhatIsWrong = ({
  text,
  whatWasAsked,
  jobFacts,
  askedSoFar,
  wantsNoQuestions: quiet,
}: DialogueInput): boolean =>
  saysLittle(text) &&
  (whatWasAsked === null || ofEveryLead.has(whatWasAsked)) &&
  !quiet &&
  !jobFacts.symptoms &&
  !askedSoFar.includes('symptoms');

/** What is asked about one's own data is passed on to the firm, whatever else is said. */
const conversation = (input: DialogueInput): DialogueReply => {
  const topics = topicsOf(input.text);
  return { ...talk(input, topics), ...(isDataRequest(topics) && leftOpen) };
};

const talk = (input: DialogueInput, topics: ReadonlySet<Topic>): DialogueReply => {
  const { text, whatWasAsked, given, facts } = input;
  const asks = holdsQuestion(text);
  const answered = wasAnswered(input);
  const repair = malformedIn(input);
  const silent = answered && !asks && !ofTheFault.has(whatWasAsked);
  const replyTime = replyTimeTold(input);
  const answer = together(silent ? null : usefulAnswer(input, topics, asks), replyTime) || null;
  const gave = Object.keys(given.facts).length > 0;
  const empty = answer === null && !gave && repair === null;
  if (empty && ofEveryLead.has(whatWasAsked) && refuses(text, topics)) return declined(input);
  const thanks = empty && !asks && (closing.test(text) || (whatWasAsked === null && saysNo(text, topics)));
  const isReached = Boolean(facts.phone || facts.email);
  const unknownVisitor = !isReached && !facts.first_name;
  if (
    empty &&
    whatWasAsked === null &&
    unknownVisitor &&
    (topics.has('greeting') || (thanks && !onlyWantsToKnow(input)))
  )
    return thanksAtOnce.test(text) && input.turn === 1 ? thanked : welcome(input);
  if (thanks) return goodbye(input, topics, false);
  const unwilling = refusesToSay(text);
  const opening = openingOf(input, { answered, answer, unwilling });
  // Who waits to hear back isn't asked more instead.
  if (replyTime && !repair && (isReached || input.askedSoFar.includes('contact')))
    return put([opening], null, { quickReplies: isReached ? [] : [leaveDetails], asksFor: null });
  if (repair) return put([opening, repair.words], answer, { quickReplies: [leaveDetails], asksFor: repair.field });
  if (unwilling && !isReached && !input.askedSoFar.includes('contact') && isOfContact(text))
    // Its words ask for an email: it isn't asked again.
    return put([opening], answer, { quickReplies: [leaveDetails], asksFor: 'contact' });
  if (asksWhatIsWrong(input))
    return put([sheetQuestions.symptoms], null, { quickReplies: starters.slice(0, 3), asksFor: 'symptoms' });
  const next = input.wantsNoQuestions ? null : nextToAsk(input);
  if (next === null && wantsNoQuestions(text) && answer === null) return unasked(input, opening);
  if (next === null)
    return lastWords(input, topics, { opening, answer, told: gave || whatWasAsked !== null, asks, unwilling });
  const question = questionFor(next, input);
  const open = asks && answer === null && !unwilling ? questionNoted(input) : null;
  // One question at a time: the offer is one.
  if (open !== null && offersTheTeam(input))
    return put([together(opening, open)], null, { quickReplies: [askTheTeam], asksFor: null, ...leftOpen });
  const replies = quickRepliesFor(
    next,
    question.quickReplies,
    answer === null ? [leaveDetails] : suggestionsFor(input, topics),
  );
  const beginning = (open ? together(opening, open) : opening) || noted(input);
  return put([beginning + milestone(input, next), question.words], answer, {
    quickReplies: replies,
    ...askingFor(next, input),
    ...(open !== null && leftOpen),
  });
};

const noted = ({ turn, whatWasAsked }: DialogueInput): string => {
  if (whatWasAsked === null) return 'I’ll pass that on to the team.';
  return turn % 2 === 0 ? 'I’ve noted that for the team.' : 'The team will see that.';
};

/** Said once: when the visitor can be reached and found, all else only makes the quote quicker. */
const milestone = (input: DialogueInput, next: Next): string => {
  const { given, facts, askedSoFar } = input;
  const now = given.facts.phone || given.facts.email || given.facts.postcode;
  const all = (facts.phone || facts.email) && facts.postcode && !ofEveryLead.has(next.field);
  const asksMore = askedSoFar.some((field) => !ofEveryLead.has(field));
  if (!now || !all || asksMore || given.corrected.length > 0) return '';
  return ` ${whatHappensNext(input)} A few details make it quicker.`;
};

const quickRepliesFor = ({ field }: Next, own: readonly string[], others: readonly string[]): readonly string[] =>
  own.length > 0 || !ofEveryLead.has(field) ? own : others;

/** What is worth reading stands apart from what is asked. */
const put = (parts: readonly string[], answer: string | null, rest: Omit<DialogueReply, 'text'>): DialogueReply => ({
  text: parts.filter(Boolean).join(answer === null ? ' ' : '\n\n'),
  ...rest,
});

type End = {
  readonly opening: string;
  readonly answer: string | null;
  readonly told: boolean;
  readonly asks: boolean;
  readonly unwilling: boolean;
};

const lastWords = (
  input: DialogueInput,
  topics: ReadonlySet<Topic>,
  { opening, answer, told, asks, unwilling }: End,
): DialogueReply => {
  if (answer !== null) return { text: opening, quickReplies: [], asksFor: null };
  if (asks && !unwilling)
    return {
      text: together(opening, questionNoted(input)),
      quickReplies: offersTheTeam(input) ? [askTheTeam] : [],
      asksFor: null,
      ...leftOpen,
    };
  if (unwilling) return { text: opening, quickReplies: [], asksFor: null };
  const { tone } = input.information ?? emptyTraining;
  const heard = confirmation(input, tone);
  if (heard !== null && onlyWantsToKnow(input)) {
    const end = goodbye(input, topics, told);
    return { ...end, text: `${heard} ${end.text}` };
  }
  if (heard === null || (!input.facts.phone && !input.facts.email)) return goodbye(input, topics, told);
  return { text: `${heard} ${whatHappensNext(input)}`, quickReplies: [], asksFor: null };
};
