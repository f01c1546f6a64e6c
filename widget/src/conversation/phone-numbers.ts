const number = /(?<![\d£.,/-])((?:\+44|0)(?:[ -]?\d){9,10}|999)(?![\d/-]|[.,]\d)/;

/** The text cut at its UK phone numbers: every second part is a number. The parts joined give the text again. */
export const cutAtPhoneNumbers = (text: string): string[] => text.split(number);

/** The address that rings a number, however it is spaced. */
export const telephone = (number: string): string => `tel:${number.replace(/[ -]/g, '')}`;
