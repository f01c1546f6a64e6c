import type { Said } from './clock';
import { hourName, numberOf } from './named-days';

const half = String.raw`(?: ?(?:a\.?m\.?|p\.?m\.?|in the (?:morning|afternoon|evening)))`;
const roughly = '(?: ?-?ish)';
const toThe = '(?:half(?: past)?|(?:quarter|five|ten|twenty|5|10|20)(?: minutes)? (?:past|to))';
const noonName = `(?:12 )?(?:noon|midday|mid-day)${roughly}?`;
const digits = String.raw`(?:[01]?\d|2[0-3])(?:[:.][0-5]\d)?`;
/** What may stand after an hour and only ends like a noun: "9 works", "4 thanks", "10 on weekdays". */
const noNoun = String.raw`(?:as|is|its|it's|us|this|his|was|has|does|yes|pls|plus|less|unless|always|sometimes|perhaps|thanks|cheers|guys|folks|works|suits|sounds|seems|looks|helps|fits|lets|let's|tues|weds|thurs|xmas|christmas|across|\p{L}*(?:days|wards|times|mornings|noons|evenings|nights))`;
const noun = String.raw`(?:(?!${noNoun}(?!\p{L}))\p{L}{2,}s|(?:\p{L}+ )?(?:photo|picture|pic|image|video|screenshot|attachment)s?|children|men|women)`;
const measured = String.raw`(?! ?(?:%|°|£|"|bed\p{L}*|prices?|like|thousand|hundred|properties|houses?|flats?|boilers?|plots?|units?|engineers?|visits?|attempts?|goes|new|big|small|bath\p{L}*|rad\p{L}*|y(?:ea)?rs?|months?|weeks?|wks?|days?|hours?|hrs?|min(?:ute)?s?|sec\p{L}*|kw|bar|deg\p{L}*|mm|cm|m|miles?|metres?|people|times?|kids|litres?|floors?|inch\p{L}*|degrees|grand|quid|k|more|other|of|different|quotes?|${noun})(?![\p{L}])|[./:]?\d|(?: \p{L}+){1,3} (?:street|st|road|rd|avenue|ave|close|lane|drive|way|court|gardens|terrace|place|crescent|grove|hill)(?![\p{L}]))`;
const ended = String.raw`(?= ?(?:$|[.,!?;:)\n/&+-]|(?:ish|please|pls|plz|on|tomorrow|today|tonight|tmrw|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}{0,6}|next|this|if|ok|okay|instead|would|thanks|cheers|or|and|to|till|til|until|works?|any|then|the|at|in the|onwards|sharp|latest|suits?|best|fine|good|possible|poss|when|but|so|because|cos|as|for|not|i|im|i'm|my|we|o|is|are|it|just|only|can|could|will|sharp)(?![\p{L}])))`;
/** "Sat am 4 service": the 4 says what for. */
export const meansFor = String.raw`(?!(?<!(?<!\p{L})(?:at|about|around|say|or|to|till|is) )4 (?:(?:an?|my|the|our|boiler|gas|annual|safety|heating|yearly) ){0,3}(?:service|servicing|servise|inspection|survey|check|checks|cert\p{L}*|quote|repair|repairs|visit|install\p{L}*|fitting|cp ?12|mot)(?!\p{L}))`;
export const bareClock = `${meansFor}(?:${toThe} ${hourName}|${digits}|${hourName})${measured}`;
export const bareClockAlone = `${bareClock}${ended}`;
export const clock = `(?:${noonName}|${toThe} ${hourName}${half}?${roughly}?|(?:${digits}|${hourName})(?: ?o'? ?clock)?${half}?${roughly}?${measured}|(?:${digits}|${hourName})${half})`;
export const plainClock = `(?:${noonName}|${toThe} ${hourName}${half}?${roughly}?|(?:${digits}|${hourName})(?:${half}|${roughly}| ?o'? ?clock${half}?)|(?:[01]?\\d|2[0-3]):[0-5]\\d|(?:1[3-9]|2[0-3])\\.[0-5]0|(?:[89]|1[0-2])\\.[0-5][05](?= (?:on|tomorrow|today) )|(?:[01]\\d|2[0-3])[0-5]\\d ?hrs)`;

const reading =
  /^(?:(?<past>half|quarter past|five|ten|twenty|5|10|20)(?: past)?(?: minutes past)? |(?<to>quarter|five|ten|twenty|5|10|20)(?: minutes)? to )?(?<hour>\d{1,2}|[a-z]+)(?:[:.]?(?<minute>\d\d))?/u;
const minutesPast: ReadonlyMap<string, number> = new Map([
  ['half', 30],
  ['quarter past', 15],
  ['quarter', 15],
  ['five', 5],
  ['ten', 10],
  ['twenty', 20],
]);

/** "half four", "quarter to 5pm", "4.30", "noon-ish". */
export const saidIn = (words: string): Said => {
  const text = words.replaceAll(/\s+/gu, ' ').trim();
  if (/noon|mid-?day/u.test(text) && !/\d.*after/u.test(text)) return { hour: 12, minute: 0, half: 'pm' };
  const { past = '', to = '', hour = '', minute = '0' } = reading.exec(text)?.groups ?? {};
  const morning = /a\.?m\b|morning/u.test(text);
  const later = /p\.?m\b|afternoon|evening/u.test(text);
  const before = minutesPast.get(to) ?? Number(to || 0);
  const said = numberOf(hour);
  return {
    hour: before > 0 ? (said + 11) % 12 || 12 : said,
    minute: before > 0 ? 60 - before : (minutesPast.get(past) ?? Number(past || minute)),
    half: morning ? 'am' : later ? 'pm' : null,
  };
};
