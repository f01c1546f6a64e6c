import { emptyTraining } from '@pilotlight/contracts/values/training';
import { sheetQuestions } from '../job-sheet/sheet-questions';
import { choosesMore } from './choice-of-more';
import { isDataRequest } from './data-request';
import type { DialogueInput, DialogueReply } from './dialogue';
import { emergencyReply } from './emergency-dialogue';
import { asksForTheTime, closing, declined, goodbye, offersTheTeam, questionNoted, unasked, welcome } from './farewell';
import { offered } from './flows';
import { handoverReply, stillWaits } from './handover-dialogue';
import { holdsQuestion } from '../knowledge/holds-question';
import { lastWords, noted } from './last-words';
import { malformedIn } from './malformed';
import { type Next, nextToAsk } from './next-question';
import { askingFor } from './next-question-words';
import { openingOf, together } from './opening';
import { inTheirLanguage, notInEnglish } from './other-language';
import { questionFor } from './question-words';
import { replyTimeTold } from './reply-time';
import { resumed } from './resumed';
import { isOfContact, refusesToSay, wantsNoQuestions } from '../understanding/refusal';
import { clarifyingReply } from './safety-question-dialogue';
import { saysLittle } from './says-little';
import { saysNo } from './says-no';
import { leaveDetails, starters, toTheTeam } from './starters';
import { saysPhotosSent } from '../understanding/photos-sent';
import { passesOver } from './sheet-answer';
import { suggestionsFor } from './suggestions';
import { sumUp } from './sum-up';
import { inTone } from './tone';
import type { Topic } from '../knowledge/topic-ways';
import { topicsOf } from '../knowledge/topics';
import { timesToChoose, visitReply } from './visits/visit-dialogue';
import { usefulAnswer } from './useful-answer';
import { wasAnswered } from './was-answered';
import { asksForWork } from './wish-for-work';

const refuses = (text: string, topics: ReadonlySet<Topic>): boolean =>
  topics.has('refusal') || refusesToSay(text) || saysNo(text, topics);

const ofEveryLead = new Set<DialogueInput['whatWasAsked']>(['name', 'contact', 'postcode']);
const ofTheFault = new Set<DialogueInput['whatWasAsked']>(['symptoms', 'fault_code', 'working', 'pressure']);
const leftOpen = { leavesOpen: 'this-message' } as const;
export const nextReply = (input: DialogueInput): DialogueReply => {
  const reply = replyTo(saysPhotosSent(input.text) ? { ...input, text: '' } : input);
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

/** A request about one's own data goes to the firm, whatever else is said. */
const conversation = (input: DialogueInput): DialogueReply => {
  const topics = topicsOf(input.text);
  return { ...talk(input, topics), ...(isDataRequest(topics) && leftOpen) };
};

const talk = (input: DialogueInput, topics: ReadonlySet<Topic>): DialogueReply => {
  const ofVisit = visitReply(input);
  if (ofVisit) return ofVisit;
  const asks = holdsQuestion(input.text);
  const chooses = input.whatWasAsked === 'more' && choosesMore(input.text);
  const silent =
    passesOver(input.text) || ((wasAnswered(input) || chooses) && !asks && !ofTheFault.has(input.whatWasAsked));
  const useful = silent ? null : usefulAnswer(input, topics, asks);
  const reply = talkOf(input, topics, useful?.words ?? null);
  return {
    ...reply,
    ...(useful && useful.sources.length > 0 && { sources: useful.sources }),
    ...(useful?.fact && reply.leavesOpen && { fact: useful.fact }),
  };
};

const talkOf = (input: DialogueInput, topics: ReadonlySet<Topic>, useful: string | null): DialogueReply => {
  const { text, whatWasAsked, given, facts } = input;
  const asks = holdsQuestion(text);
  const answered = wasAnswered(input);
  const repair = malformedIn(input);
  const replyTime = replyTimeTold(input);
  const answer = together(useful, replyTime) || null;
  const gave = Object.keys(given.facts).length > 0;
  const empty = answer === null && !gave && repair === null;
  if (empty && ofEveryLead.has(whatWasAsked) && refuses(text, topics)) return declined(input);
  if (empty && !asks && endsTalk(input, topics)) return goodbye(input);
  const isReached = Boolean(facts.phone || facts.email);
  if (empty && whatWasAsked === null && !isReached && !facts.first_name && topics.has('greeting'))
    return welcome(input);
  const unwilling = refusesToSay(text);
  const next = input.wantsNoQuestions ? null : nextToAsk(input);
  const opening = openingOf(input, { answered, answer, unwilling, isSummedUp: next?.field === 'more' });
  // A visitor who waits to hear back isn't asked more.
  if (replyTime && !repair && (isReached || input.askedSoFar.includes('contact')))
    return put([opening], null, { quickReplies: isReached ? [] : [leaveDetails], asksFor: null });
  if (repair) return put([opening, repair.words], answer, { quickReplies: [leaveDetails], asksFor: repair.field });
  if (unwilling && !isReached && !input.askedSoFar.includes('contact') && isOfContact(text))
    // Its words ask for an email: it isn't asked again.
    return put([opening], answer, { quickReplies: [leaveDetails], asksFor: 'contact' });
  if (asksWhatIsWrong(input))
    return put([sheetQuestions.symptoms], null, { quickReplies: starters.slice(0, 3), asksFor: 'symptoms' });
  if (next === null && wantsNoQuestions(text) && answer === null) return unasked(input, opening);
  const open = asks && answer === null && !unwilling && !isRequest(input) ? questionNoted(input) : null;
  if (next === null) return lastWords(input, topics, { opening, answer, open, unwilling });
  // One question at a time: the offer is one.
  if (open !== null && offersTheTeam(input))
    return put([together(opening, open)], null, { quickReplies: toTheTeam, asksFor: null, ...leftOpen });
  const times = next.field === 'preferred_time' ? timesToChoose(input) : null;
  const question = times ? { words: times.text, quickReplies: times.quickReplies } : questionFor(next, input);
  const quickReplies = quickRepliesFor(
    next,
    question.quickReplies,
    answer === null ? [leaveDetails] : suggestionsFor(input, topics),
  );
  const heard = together(opening, open) || (answered ? '' : noted(input));
  const summary = next.field === 'more' ? sumUp(input) : '';
  return put([heard, summary, question.words], answer, {
    quickReplies,
    ...askingFor(next, input),
    ...(times?.visit && { visit: times.visit }),
    ...(open !== null && leftOpen),
  });
};

const isRequest = (input: DialogueInput): boolean => asksForWork(input.text) && !asksForTheTime(input);

const endsTalk = ({ text, whatWasAsked }: DialogueInput, topics: ReadonlySet<Topic>): boolean => {
  if (whatWasAsked === 'more') return !choosesMore(text) && (closing.test(text) || saysNo(text, topics));
  return closing.test(text) || (whatWasAsked === null && saysNo(text, topics));
};

const quickRepliesFor = ({ field }: Next, own: readonly string[], others: readonly string[]): readonly string[] =>
  own.length > 0 || !ofEveryLead.has(field) ? own : others;

const put = (parts: readonly string[], answer: string | null, rest: Omit<DialogueReply, 'text'>): DialogueReply => ({
  text: parts.filter(Boolean).join(answer === null ? ' ' : '\n\n'),
  ...rest,
});
