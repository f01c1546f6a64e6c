import type { AskedField } from '@pilotlight/contracts/values/asked-for';
import type { Hazard } from '@pilotlight/contracts/values/safety';
import { emptyTraining } from '@pilotlight/contracts/values/training';
import { sheetQuestions } from '../job-sheet/sheet-questions';
import { toldMadeSafe } from '../interlock/made-safe';
import { stepDoneIn } from '../interlock/step-reports';
import { confirmation } from './confirmation';
import type { DialogueInput, DialogueReply } from './dialogue';
import { stepAfterwards, wantsVisit } from './emergency-steps';
import { closing, refusalNoted } from './farewell';
import { holdsQuestion } from '../knowledge/holds-question';
import { malformedIn } from './malformed';
import { takesTimes } from './next-question';
import { ask } from './questions';
import { refusesToSay } from '../understanding/refusal';
import { topicsOf } from '../knowledge/topics';

type Asked = Exclude<AskedField, 'more'>;

const timesAsked = (field: AskedField, { askedSoFar }: DialogueInput): number =>
  askedSoFar.filter((each) => each === field).length;

/** In danger people had other things to do than to answer: who they are and how they are reached may be asked once more. */
const nextField = (input: DialogueInput): Asked | null => {
  const { facts, jobFacts, text, danger, wantsNoQuestions } = input;
  if (wantsNoQuestions) return null;
  const justTold = danger ? toldMadeSafe(text, danger.hazard) : false;
  if (!facts.phone && !facts.email && (justTold || timesAsked('contact', input) === 0)) return 'contact';
  if (!facts.first_name && !facts.last_name && timesAsked('name', input) < 2) return 'name';
  if (!facts.postcode && timesAsked('postcode', input) === 0) return 'postcode';
  if (!facts.preferred_time && timesAsked('preferred_time', input) === 0 && takesTimes(input)) return 'preferred_time';
  return !jobFacts.address && timesAsked('address', input) === 0 ? 'address' : null;
};

const wordsFor = (field: Asked, { turn }: DialogueInput): string =>
  field === 'name' || field === 'contact' || field === 'postcode' ? ask(field, turn) : sheetQuestions[field];

const inTurn = ({ turn }: DialogueInput): string =>
  turn % 2 === 0 ? 'The team will see that.' : 'I’ve noted that for the team.';

const heard = (input: DialogueInput, hazard: Hazard): string | null => {
  const { text, information = emptyTraining } = input;
  if (toldMadeSafe(text, hazard)) {
    const told = confirmation(input, information.tone);
    const noted = told ?? 'I’ve noted that for the team.';
    return `${noted} If anything like that comes back, ring the number on the card first.`;
  }
  if (topicsOf(text).has('machine')) return 'I’m an AI assistant, not a person. The team can read this chat.';
  const afterwards = stepAfterwards(text, hazard);
  if (afterwards) return afterwards;
  const told = confirmation(input, information.tone);
  if (told) return told;
  if (refusesToSay(text)) return refusalNoted(input);
  if (wantsVisit(text)) return 'I’ll pass on to the team that you’d like somebody to come.';
  if (hazard !== 'water-electrics' && stepDoneIn(text)) return 'Good. Go by what the people who made it safe told you.';
  if (topicsOf(text).has('thanks'))
    return `You’re welcome${input.facts.first_name ? ` ${input.facts.first_name}` : ''}.`;
  return null;
};

const nothingLeft = ({ facts, turn }: DialogueInput): string => {
  if (!facts.phone && !facts.email) return 'To hear back, leave a phone number or an email whenever you like.';
  return turn % 2 === 0
    ? 'I’ve flagged this as urgent, with how to reach you.'
    : 'Whatever else you write here goes to them too.';
};

const endsTalk = ({ text, given }: DialogueInput, hazard: Hazard): boolean =>
  closing.test(text) && !holdsQuestion(text) && Object.keys(given.facts).length === 0 && !toldMadeSafe(text, hazard);

/** Once made safe, the card stays, but a visit's details may be asked for. Still no diagnosis, price or self-help. */
export const leadAfterwards = (input: DialogueInput, hazard: Hazard): DialogueReply => {
  const repair = malformedIn(input);
  if (repair) return { text: repair.words, quickReplies: [], asksFor: repair.field };
  if (endsTalk(input, hazard)) return { text: heard(input, hazard) ?? 'No problem.', quickReplies: [], asksFor: null };
  const field = nextField(input);
  const rest = field ? wordsFor(field, input) : nothingLeft(input);
  const told = heard(input, hazard);
  const asks = told === null && holdsQuestion(input.text);
  const words = told ?? (asks ? 'The team will see your question.' : inTurn(input));
  return {
    text: `${words} ${rest}`,
    quickReplies: [],
    asksFor: field,
    ...(asks && { leavesOpen: 'this-message' }),
  };
};
