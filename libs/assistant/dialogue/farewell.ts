import type { DialogueInput, DialogueReply } from './dialogue';
import { holdsQuestion } from './holds-question';
import { asksWhy, refusesContact } from '../understanding/refusal';
import { onlyWantsToKnow } from './refused-contact';
import { leaveDetails, starters } from './starters';
import type { Topic } from './topics';
import { wayToRing } from './way-to-ring';

const saying = (text: string, quickReplies: readonly string[] = []): DialogueReply => ({
  text,
  quickReplies,
  asksFor: null,
});

const varied = (turn: number, odd: string, even: string): string => (turn % 2 === 0 ? even : odd);

/** To whoever greets before anything else is said. */
export const welcome = ({ installerName, turn }: DialogueInput): DialogueReply => {
  const first = `Hello, I’m the AI assistant of ${installerName}. What can I help you with?`;
  const later = varied(turn, 'What would you like us to help with?', 'Happy to help. What’s it about?');
  return saying(turn === 1 ? first : later, starters);
};

/** To whoever only thanks, before anything else is said. */
export const thanked = saying('You’re welcome. The team will see that.');

/** To whoever won't say what was asked. */
export const declined = (input: DialogueInput): DialogueReply =>
  saying(
    varied(
      input.turn,
      `${refusalNoted(input)} We only use your details for this job.`,
      `${refusalNoted(input)} Ask me anything, or leave your details whenever you want us to get in touch.`,
    ),
    [leaveDetails],
  );

/** To whoever wants no more questions. */
export const unasked = ({ facts }: DialogueInput, heard: string): DialogueReply => {
  const reachable = facts.phone || facts.email;
  const last = reachable ? '' : ' To hear back, leave a phone number or an email whenever you like.';
  const told = `No problem, no more questions. The team has what you’ve told me.${last}`;
  return saying([heard, told].filter(Boolean).join(' '), reachable ? [] : [leaveDetails]);
};

/** What still works for whoever won't be reached, and that nothing else has to be said either. */
export const refusalNoted = (input: DialogueInput, beside: string | null = null): string => {
  const { text, facts, whatWasAsked } = input;
  const reachable = facts.phone || facts.email;
  if (!reachable && (whatWasAsked === 'contact' || refusesContact(text)))
    return `No problem, you don’t have to leave a number. An email works too, or ${wayToRing(input, beside)}`;
  if (asksWhy(text)) return 'No problem, you don’t have to say. It only helps us to come prepared.';
  return 'No problem, you don’t have to say.';
};

/** "Ta very much for yesterday", and not a bare "thanks". */
export const thanksAtOnce =
  /\b(?:thanks|thank you|thankyou|cheers|ta|diolch)\b.*\b(?:for|to|working|brilliant|great|lovely|lad|lads|engineer|job)\b/iu;
/** Words that end a talk. */
export const closing = /\b(?:bye|goodbye|thanks|thank you|cheers|ta|that['’]?s (?:all|it)|nothing else|no more)\b/iu;

const noted = [
  'I’ve put your question down for the team.',
  'That’s one for the team: your question is noted for them.',
  'I don’t know that for certain, so I’ve noted your question. Shall I ask the team to answer you here?',
  'I’d only be guessing, so the team will see your question.',
  'The team can tell you best, and has your question.',
];
const offersTeam = 2;

/** "Can we do next Thursday?", "weekend ok?": nothing is asked but whether the time that is given with it suits. */
const asksForTheTime = ({ text, given }: DialogueInput): boolean => {
  const time = given.facts.preferred_time?.toLowerCase();
  if (!time) return false;
  const asked = (text.match(/[^.?!;\n]+[.?!;]*/gu) ?? []).filter((sentence) => holdsQuestion(sentence));
  return asked.some((each) => each.toLowerCase().includes(time)) && asked.every((each) => each.length < 80);
};

/** Said of a question that nothing published answers; neighbouring turns have words of their own. */
export const questionNoted = (input: DialogueInput): string => {
  if (asksForTheTime(input)) return 'We’ll confirm whether that works.';
  return noted[input.turn % noted.length] ?? '';
};

/** Whether that turn's words offer to ask the team. */
export const offersTheTeam = (input: DialogueInput): boolean =>
  input.turn % noted.length === offersTeam && !asksForTheTime(input);

/** What happens next: by when the team replies where its hours are known, else only how. */
export const whatHappensNext = ({ facts, replyBy }: DialogueInput): string => {
  if (replyBy) return `The team will reply by ${replyBy}.`;
  return `We’ll be in touch by ${facts.phone ? 'phone' : 'email'}.`;
};

/** After the last question, and to whoever says thanks or goodbye; `told` where the message gave or answered something. */
export const goodbye = (input: DialogueInput, topics: ReadonlySet<Topic>, told: boolean): DialogueReply => {
  const { facts, turn } = input;
  const name = facts.first_name ? ` ${facts.first_name}` : '';
  if (onlyWantsToKnow(input)) {
    const goOn = varied(turn, 'I’m here if you want to know more, or', 'To go ahead,');
    return saying(
      [topics.has('thanks') ? `You’re welcome${name}.` : '', goOn, wayToRing(input)].filter(Boolean).join(' '),
    );
  }
  if (!facts.phone && !facts.email)
    return saying(
      varied(
        turn,
        `Thanks${name}. Leave a phone number or an email whenever you want us to get in touch.`,
        'I’ve passed that on to the team. To hear back, leave a phone number or an email.',
      ),
      [leaveDetails],
    );
  if (told)
    return saying(
      `Thanks${name}. ${whatHappensNext(input)} ${varied(turn, 'Is there anything to add?', 'Anything else they should know?')}`,
    );
  if (topics.has('thanks'))
    return saying(varied(turn, `A pleasure${name}. ${whatHappensNext(input)}`, `You’re welcome${name}.`));
  return saying(varied(turn, 'Thanks, the team will see that too.', 'I’ve passed that on to the team.'));
};
