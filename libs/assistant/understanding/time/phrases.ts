import { RegexesByPrefix } from '../regex-prefilter/regex-prefilter';
import type { WallClock } from './london-clock';
import { weekdayName } from './named-days';
import { isHourAlone } from './no-hour';
import { otherBeginnings } from './other-languages';
import { isPieceAt, mayBegin, type Piece, pieceAt } from './pieces';

export type Joint = 'first' | 'with' | 'or' | 'to';
export type JoinedPiece = Piece & { readonly joint: Joint };

/** Words about one time that belong together; `from` and `to` are offsets in the text. */
export type Phrase = { readonly from: number; readonly to: number; readonly pieces: readonly JoinedPiece[] };

const hint =
  /\d|(?<!\p{L})(?:mon|mnd|tue|tus|teu|wed|wen|thu|thr|thi|fri|fir|fr|sat|sun|tod|tom|tmr|tmw|ton|next|nxt|week|wk|fortnight|month|mor[nr]|after|aft|arvo|even|eve|eves|night|noon|mid|lunch|dinner|tea|first|last|before|by|within|asap|a\.s|soon|straight|right|im?med|whenever|any|later|end|day|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|xmas|christmas|boxing|bank|easter|new|half|school|close|foren|now|in|summer|kid|bairn|wee|wean|child|shift)|[ap]m(?!\p{L})/u;
const otherHint = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${otherBeginnings})`, 'u');

const begin = String.raw`\d|a |a\.s|all [dw]|any|after|aft|around|arvo|about|appro|apr|asap|as soon|aug|before|between|betwen|beginning|boxing|bank|back|by |christmas|circa|close|coming|day|dec|dinner|during|early|either|eight|eleven|end|eve|easter|feb|first|five|following|following w|foren|fortnight|four|fri|frid|fird|fra|from|gone|good f|half|immed|imed|in (?=a|half|the n|ne|\d|one|two|three|four|five|six|couple)|ja|ju|just|last|late|lunch|mar|may|mid|mon|mnd|mor|most|new|next|nxt|nine|noon|no later|once (?=i|w|the|my|our|kid)|when (?=i |we|the|my|our|kid)|over (?=the (?:xm|ch|ea|su|sc|ha|ho))|not (?=be|un|ti|later|[^.?!]{3,30}(?:one after|following|next one|week after))|on or before|nov|oct|one|quarter|right|second (?=[mtwfs])|roughly|sat|sep|seven|six|some|soon|start|straight|sun|te|th|tmr|tmw|to|tu|tw|until|till|til |very|w\/c|wc |we|wk|whenever|with|xmas|b4|school h|summer|shortly`;
const beginnings = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${begin})`, 'gu');
/** Tried only where a word of another language stands: they are many, and most texts have none. */
const allBeginnings = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:w[ e]|${otherBeginnings}|${begin})`, 'gu');

const spoken = new RegexesByPrefix([{ pattern: allBeginnings }]);

/** Most texts have none. As an answer to a question for a time, all words count. */
const hasTime = (text: string, answers: boolean): boolean => {
  let inWord = false;
  for (let index = 0; index < text.length; index += 1) {
    if (!inWord && (answers || spoken.mayBegin(text, index)) && isPieceAt(text, index)) return true;
    const code = text.charCodeAt(index);
    inWord = (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39);
  }
  return false;
};

const email = /^[^\s,@]{0,60}@[^\s@]{1,20}\./u;
const halfOfDay = /^(?:either )?[ap]m\b/u;
const bareAfter = /(?:\bat|@|\bmake it|\bfor|\bsay|\btill|\bis|\b(?:can|could|u|you|we) do) ?$/u;

const joints: readonly (readonly [Joint, RegExp])[] = [
  ['to', /(?:[ ]{0,3}[-–—][ ]{0,3}|[ ]{1,3}(?:to|till|til|until|thru|through)[ ]{1,3})/uy],
  [
    'or',
    /[ ]{0,3},?[ ]{0,3}(?:[/&+]|(?:or|and|ya|lub|albo|sau|neu)(?![\p{L}]))[ ]{0,3}(?:(?:maybe|possibly|perhaps|again|even|either|then|on|at)[ ]{1,3}){0,3}/uy,
  ],
  [
    'with',
    /[ ]{0,3}[,@(\n-]?[ ]{0,3}(?:(?:at|@|on|in the|in|for|of|say|maybe|preferably|ideally|but|only|please|pls)[ ]{1,3}){0,3}/uy,
  ],
];

const alternativeFollows = /^[^.?!\n]{0,30}(?:\b(?:or|and)\b|[&/])/u;

/** "Not mornings, afternoons" are two times. */
const leftOut = /(?<!\p{L})not(?: on| in| the| any){0,2} (?:\p{L}{3,10} (?:or|and|nor|&) ){0,3}$/u;

const holds = (text: string, joint: Joint, said: string, last: Piece, next: Piece): boolean => {
  if (said === '' && joint === 'with') return false;
  if (said.includes(',') && leftOut.test(text.slice(Math.max(0, last.from - 40), last.from))) return false;
  const bothDays = last.days !== undefined && next.days !== undefined;
  if (/\bbut\b|\n/u.test(said) && next.days !== undefined) return false;
  if (joint !== 'with' || !bothDays || !said.includes(',')) return true;
  const dated = /\d|next|this|week/u.test(text.slice(next.from, next.to) + text.slice(last.from, last.to));
  return dated || alternativeFollows.test(text.slice(next.to));
};

/** "10 to 2, between school runs": why it is those hours, once they are told. */
const explains = (said: string, told: boolean, next: Piece): boolean =>
  told && said.includes(',') && next.clock === null && next.days === undefined;

const nextPiece = (text: string, last: Piece, told: boolean, now: WallClock, answers: boolean): JoinedPiece | null => {
  for (const [joint, pattern] of joints) {
    pattern.lastIndex = last.to;
    const said = pattern.exec(text)?.[0];
    if (said === undefined) continue;
    const bare = answers || last.days !== undefined || (joint !== 'with' && last.clock !== undefined);
    const next = pieceAt(text, last.to + said.length, now, bare ? 'beside' : 'none');
    if (next && holds(text, joint, said, last, next) && !explains(said, told, next)) return { ...next, joint };
  }
  return null;
};

const excepted = String.raw`(?:(?:for|on|the|an?|this|next) ){0,2}(?:${weekdayName}s?(?: (?:mornings?|afternoons?|evenings?|nights?|am|pm))?|weekends?|mornings?|afternoons?|evenings?|nights?|lunch(?: ?times?)?|dinner ?times?|tea ?times?|(?:the )?school (?:runs?|pick ?ups?|times?)|today|tomorrow|between \d{1,2}(?:[.:]\d\d)?(?:am|pm)? ?(?:and|to|-|&) ?\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)?|\d{1,2}(?:st|nd|rd|th)(?: of \p{L}{3,9})?)(?!\p{L})`;
const exception = new RegExp(
  String.raw`[ ]{0,3},?[ ]{0,3}(?:but not|bar|barring|except(?: for)?|apart from|other than|but|not)[ ]{1,3}${excepted}(?:[ ]{0,3}(?:[/&]|(?:or|and|nor)(?!\p{L}))[ ]{0,3}${excepted}){0,3}`,
  'uy',
);
const onwards = /[ ]{1,3}(?:onwards?|or later|or after|at the latest)(?![\p{L}])/uy;
const open = /^(?:any|all(?! day)|most|every|either|weekday|week day|whenever)/u;

/** Leaving Friday out says no more about a Thursday. */
const ofADay = new RegExp(String.raw`(?<!\p{L})${weekdayName}(?!\p{L})`, 'u');
const isOneDay = (pieces: readonly Piece[]): boolean => {
  const days = pieces.flatMap((piece) => (piece.days === undefined ? [] : [piece.days]));
  return days.length > 0 && days.every((each) => each?.from !== undefined && each.from === each.to);
};

/** "Tuesday onwards", "any day but Friday": the exception belongs to the words, and is no time of its own. */
const withException = (text: string, from: number, end: number, oneDay: boolean): number => {
  onwards.lastIndex = end;
  const to = onwards.test(text) ? onwards.lastIndex : end;
  exception.lastIndex = to;
  const [said] = exception.exec(text) ?? [];
  if (said === undefined) return to;
  if (oneDay && ofADay.test(said)) return to;
  const plainly = /but not|bar|except|apart|other/u.test(said);
  return plainly || open.test(text.slice(from, to)) ? to + said.length : to;
};

const hoursTold = (pieces: readonly Piece[]): boolean =>
  pieces.some(({ clock }) => clock?.from !== undefined && clock.to !== undefined);

const mostPieces = 12;
const mostPhrases = 24;

const phraseFrom = (text: string, first: Piece, now: WallClock, answers: boolean): Phrase => {
  const pieces: JoinedPiece[] = [{ ...first, joint: 'first' }];
  for (let last: Piece = first; ;) {
    const next = nextPiece(text, last, hoursTold(pieces), now, answers);
    if (!next || pieces.length === mostPieces)
      return { from: first.from, to: withException(text, first.from, last.to, isOneDay(pieces)), pieces };
    pieces.push(next);
    last = next;
  }
};

const isReason = (text: string, told: Phrase | undefined, { from, pieces }: Phrase): boolean =>
  told !== undefined &&
  hoursTold(told.pieces) &&
  /^[ ]{0,3},[ ]{0,3}$/u.test(text.slice(told.to, from)) &&
  pieces.every(({ clock, days }) => clock === null && days === undefined);

/** Scots words for a time, letter for letter as long as the English ones: "efternoon", "ony day". */
const scots: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})eft[ei]r(?=(?:noon|nuin|neen)?s?(?!\p{L}))/gu, 'after'],
  [/(?<=(?<!\p{L})after)n(?:ui|ee)n(?=s?(?!\p{L}))/gu, 'noon'],
  [/(?<!\p{L})ony(?= ?(?:day|time|week|morn|after|even|mon|tue|wed|thu|fri|sat|sun))/gu, 'any'],
];

const inEnglish = (text: string): string =>
  scots.reduce((said, [word, plainly]) => said.replaceAll(word, plainly), text);

export const plain = (text: string): string => {
  const lower = text.toLowerCase();
  const small =
    lower.length === text.length
      ? lower
      : text.replaceAll(/\p{Lu}/gu, (letter) =>
          letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter,
        );
  return inEnglish(small.replaceAll(/[‘’ʼ`´]/gu, "'").replaceAll(/[\t\u00A0\u202F]/gu, ' '));
};

/** All that a plain text says about times, in order, wished or not. Where it answers a question for a time a bare number is an hour. */
export const phrasesIn = (text: string, now: WallClock, answers: boolean): Phrase[] => {
  if (!hasTime(text, answers)) return [];
  const foreign = otherHint.test(text);
  if (!foreign && !hint.test(text) && !(answers && isHourAlone(text))) return [];
  const phrases: Phrase[] = [];
  let done = 0;
  const starts = answers
    ? [0, ...Array.from(text.matchAll(/(?<=[ ,])[\p{L}\d]/gu), ({ index }) => index)]
    : Array.from(text.matchAll(foreign ? allBeginnings : beginnings), ({ index }) => index);
  for (const start of starts) {
    if (phrases.length === mostPhrases) break;
    if (start < done || !mayBegin(text, start)) continue;
    if (!answers && halfOfDay.test(text.slice(start, start + 10))) continue;
    if (email.test(text.slice(start, start + 80))) continue;
    const alone = bareAfter.test(text.slice(Math.max(0, start - 10), start)) ? 'alone' : 'none';
    const bare = answers ? 'beside' : alone;
    const first = pieceAt(text, start, now, bare);
    if (!first) continue;
    const phrase = phraseFrom(text, first, now, answers);
    done = phrase.to;
    if (!isReason(text, phrases.at(-1), phrase)) phrases.push(phrase);
  }
  return phrases;
};
