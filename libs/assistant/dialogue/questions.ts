export type Detail = 'name' | 'contact' | 'postcode';

type Wordings = readonly [string, string];

const first: Readonly<Record<Detail, Wordings>> = {
  name: ['What’s your name?', 'Who am I talking to?'],
  contact: [
    'What’s the best phone number or email for us to reach you?',
    'How can we reach you: a phone number or an email?',
  ],
  postcode: ['What’s the postcode of the property?', 'And which postcode is the job at?'],
};

const checkNumber: Wordings = [
  'That number looks a digit short. Could you check it?',
  'That looks one digit short of a UK number. Could you check it?',
];

export const askToCheckNumber = (turn: number): string => checkNumber[turn % 2 === 0 ? 1 : 0];

export const askToCheckLongNumber = 'That looks one digit too long for a UK number. Could you check it?';

const checkEmail: Wordings = [
  'That email address looks unfinished. Could you check it?',
  'That looks like an email address without its end. Could you check it?',
];

export const askToCheckEmail = (turn: number): string => checkEmail[turn % 2 === 0 ? 1 : 0];

export const askForOtherEmail =
  'I can’t take that email address as it’s written. Could you check it, or leave a phone number?';

/** Asks for the rest of a postcode, without a guess at the visitor's own. */
export const askForWholePostcode = 'Please provide a valid postcode, something like SW1A 1AA.';

export const ask = (detail: Detail, turn: number): string => first[detail][turn % 2 === 0 ? 1 : 0];
