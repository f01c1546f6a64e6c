const number = /(?<![\d£.,/-])((?:\+44|0)(?:[ -]?\d){9,10}|999)(?![\d/-]|[.,]\d)/;

/** Every second part is a number. The parts joined give the text again. */
export const cutAtPhoneNumbers = (text: string): string[] => text.split(number);

export const telephone = (number: string): string => `tel:${number.replace(/[ -]/g, '')}`;
