import { readAnswer } from '../interlock/yes-or-no';
import { livesOutside } from './area-answer';
import type { DialogueInput, DialogueReply } from './dialogue';
import { holdsQuestion } from '../knowledge/holds-question';
import { asksWhy, refusesContact } from '../understanding/refusal';
import { reasonFor } from './reason-for';
import { onlyWantsToKnow } from './refused-contact';
import { replyPromise } from './reply-by';
import { leaveDetails, starters } from './starters';
import { wayToRing } from './way-to-ring';
import { wantsWork } from './wish-for-work';

const saying = (text: string, quickReplies: readonly string[] = []): DialogueReply => ({
  text,
  quickReplies,
  asksFor: null,
});

const varied = (turn: number, odd: string, even: string): string => (turn % 2 === 0 ? even : odd);

export const welcome = ({ installerName, turn, information }: DialogueInput): DialogueReply => {
  const asked = information?.platform?.greeting || 'What can I help you with?';
  const first = `Hello, I’m the AI assistant of ${installerName}. ${asked}`;
  const later = varied(turn, 'What would you like us to help with?', 'Happy to help. What’s it about?');
  return saying(turn === 1 ? first : later, starters);
};

export const declined = (input: DialogueInput): DialogueReply =>
  saying(
    varied(
      input.turn,
      `${refusalNoted(input)} We only use your details for this job.`,
      `${refusalNoted(input)} Ask me anything, or leave your details whenever you want us to get in touch.`,
    ),
    [leaveDetails],
  );

export const unasked = ({ facts }: DialogueInput, heard: string): DialogueReply => {
  const reachable = facts.phone || facts.email;
  const last = reachable ? '' : ' To hear back, leave a phone number or an email whenever you like.';
  const told = `No problem, no more questions. The team has what you’ve told me.${last}`;
  return saying([heard, told].filter(Boolean).join(' '), reachable ? [] : [leaveDetails]);
};

export const refusalNoted = (input: DialogueInput, beside: string | null = null): string => {
  const { text, facts, whatWasAsked } = input;
  const reachable = facts.phone || facts.email;
  if (!reachable && !asksWhy(text) && (whatWasAsked === 'contact' || refusesContact(text)))
    return `No problem, you don’t have to leave a number. An email works too, or ${wayToRing(input, beside)}`;
  if (asksWhy(text)) return reasonFor(input);
  return 'No problem, you don’t have to say.';
};

/** Words that end a talk. */
export const closing =
  /\b(?:bye|goodbye|thanks|thank you|cheers|ta|that['’]?s (?:all|it)|nothing else|no more|diolch|shukriya)\b|\bdzi[eę]k(?:i|uj[eę])(?!\p{L})/iu;

const unknownOnce = 'I don’t know that one, so I’ll ask the office and they’ll tell you.';
const unknownAgain = 'I’ll ask the office about that too.';
const offersTeam = 2;
const offeredEvery = 5;

/** "Can we do next Thursday?", "weekend ok?": nothing is asked but whether the time that is given with it suits. */
export const asksForTheTime = ({ text, given }: DialogueInput): boolean => {
  const time = given.facts.preferred_time?.toLowerCase();
  if (!time) return false;
  const asked = (text.match(/[^.?!;\n]+[.?!;]*/gu) ?? []).filter((sentence) => holdsQuestion(sentence.trim()));
  return asked.some((each) => each.toLowerCase().includes(time)) && asked.every((each) => each.length < 80);
};

const teamOffer = 'Shall I ask the team to answer you here?';

/** A plain yes to the offer that the team answers. */
export const acceptsTheTeam = (offered: string, text: string): boolean =>
  offered.includes(teamOffer) && readAnswer(text) === 'yes';

export const questionNoted = (input: DialogueInput): string => {
  if (asksForTheTime(input)) return 'We’ll confirm whether that works.';
  const before = input.history?.findLast(({ from }) => from === 'assistant')?.text ?? '';
  const words = before.includes('I’ll ask the office') ? unknownAgain : unknownOnce;
  return offersTheTeam(input) ? `${words} ${teamOffer}` : words;
};

export const offersTheTeam = (input: DialogueInput): boolean =>
  input.turn % offeredEvery === offersTeam && !asksForTheTime(input) && wantsWork(input);

export const whatHappensNext = (input: DialogueInput): string => {
  const promise = replyPromise(input);
  return promise ? `${promise}.` : `We’ll be in touch by ${input.facts.phone ? 'phone' : 'email'}.`;
};

export const [thanks, bye] = [
  /\b(?:thanks|thank(?: you|you|u)|thx|cheers|ta|diolch|shukriya)\b|\bdzi[eę]k(?:i|uj[eę])(?!\p{L})/iu,
  /\b(?:good)?bye\b|\bsee you\b/iu,
];

const politely = ({ text, turn }: DialogueInput, name: string): string => {
  if (thanks.test(text)) return varied(turn, `You’re welcome${name}.`, `A pleasure${name}.`);
  return bye.test(text) ? `Bye for now${name}.` : `No problem${name}.`;
};

export const goOn = (input: DialogueInput): string =>
  `${varied(input.turn, 'I’m here if you want to know more, or', 'To go ahead,')} ${wayToRing(input)}`;

export const goodbye = (input: DialogueInput): DialogueReply => {
  const reply = takingLeave(input);
  const signOff = input.information?.platform?.signOff;
  return signOff ? { ...reply, text: `${reply.text} ${signOff}` } : reply;
};

const takingLeave = (input: DialogueInput): DialogueReply => {
  const { facts, turn } = input;
  const name = facts.first_name ? ` ${facts.first_name}` : '';
  const said = politely(input, name);
  if (onlyWantsToKnow(input)) return saying(`${said} ${goOn(input)}`);
  if (livesOutside(input)) return saying(said);
  if (facts.phone || facts.email) return saying(turn % 2 === 0 ? said : `${said} ${whatHappensNext(input)}`);
  if (!wantsWork(input)) return saying(`${said} I’m here if you need anything.`);
  return saying(`${said} To hear back, leave a phone number or an email whenever you like.`);
};

export const nothingLeft = (input: DialogueInput, heard: string | null): DialogueReply => {
  const { facts, turn, askedSoFar, wantsMore, whatWasAsked } = input;
  const name = facts.first_name ? ` ${facts.first_name}` : '';
  const told = heard ?? `Thanks${name}.`;
  if (!facts.phone && !facts.email)
    return saying(
      varied(
        turn,
        `${told} Leave a phone number or an email whenever you want us to get in touch.`,
        `${heard ?? 'I’ve passed that on to the team.'} To hear back, leave a phone number or an email.`,
      ),
      [leaveDetails],
    );
  if (wantsMore && whatWasAsked !== null)
    return saying(`${heard ?? `That’s everything, thank you${name}.`} ${whatHappensNext(input)}`);
  if (heard === null && askedSoFar.includes('more'))
    return saying(varied(turn, `Thanks${name}, I’ve added that for the team.`, 'That’s noted for the team too.'));
  return saying(`${told} ${whatHappensNext(input)}`);
};
