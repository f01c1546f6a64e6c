const photo = '(?:photos?|pictures?|pics?|images?)';
const send =
  '(?:send|sending|upload|attach|add|share|show|email|text|whatsapp|take|put|get)(?: (?:you|u|ya|them|him|her|over|across|up|in|on))?';
const few = String.raw`(?: (?!not\b|never\b)[\p{L}'’]+){0,4}`;

const asks: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:can|could|may|shall|should|do|must) (?:i|we)${few} ${send}${few} ${photo}\b`, 'iu'),
  new RegExp(
    String.raw`\b(?:do|would|will|does) (?:you|u|ya|they|he|the engineer)${few} (?:want|need|like|take|accept)${few} ${photo}\b`,
    'iu',
  ),
  new RegExp(String.raw`\b(?:want|need|like|help if) (?:me to|us to|i|we) ${send}${few} ${photo}\b`, 'iu'),
  new RegExp(
    String.raw`\b(?:ok|okay|alright|possible|able|best way|way) (?:to|if i|if we) ${send}${few} ${photo}\b`,
    'iu',
  ),
  new RegExp(String.raw`\b${photo}\b${few},? (?:where|how) (?:do|can|shall|should) (?:i|we)\b`, 'iu'),
];

const answers = [
  'Yes, please do. Tap the camera beside the message box: up to four photos at a time.',
  'Photos help the engineer. Tap the camera beside the message box: up to four at a time.',
] as const;

export const photoAnswer = (text: string, turn: number): string | null =>
  asks.some((each) => each.test(text)) ? answers[turn % 2 === 0 ? 1 : 0] : null;
