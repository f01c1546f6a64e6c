import { phraseSet, type Said } from '../phrases/phrase-set';
import { allMatches } from '../phrases/matching';

const months = 'january february march april may june july august september october november december'.split(' ');
const names = months.join('|');
const deadline = phraseSet(`
  (by|before|for|in time for|till|until|on|from|after|around|early|mid|late|end of|start of|beginning of|middle of|sometime in|in|w c|week commencing|the) (the )?(end of |start of |beginning of |middle of |first week of |first week in |early |mid |late )*(\\d{1,2}( ?st| ?nd| ?rd| ?th)? )?(of )?(${names}|christmas|new year)
  \\d{1,2}( ?st| ?nd| ?rd| ?th)? (of )?(${names})
  (before|by|for|over) (christmas|new year)
`);
const season = 'spring|summer|autumn';
const lateTime = `(the |this |early |mid |late |end of |start of |beginning of |middle of |coming )*(\\d{1,2}( ?st| ?nd| ?rd| ?th)? )?(of )?(${names}|christmas|new year|easter|${season})(?! (tree|lights|dinner|party|do|break|tank)(?= ))`;
/** With a wish before it: "broke in March" asks for nothing. */
const farOff = phraseSet(`
  (want|wants|wanting|need|needs|needing|like|book|rebook|booking|come|can|could|going to|planning|plan|hoping|looking|arrange|please|slot|any day|visit|wait|leave|put me down|schedule|starting|aiming|ideally|prefer|doing it|doing|round|out|someone|push it|move it|till|until|not|appointment|service) ..6 (till|til|until|after|come|from|for|in|around|early|mid|late|end of|start of|beginning of|of) ${lateTime}
  (not|wait|leave it|hold off|sometime|some time|maybe|probably|perhaps|after|till|til|until|come) (before |till |til |until |in )?${lateTime}
`);
const monthNamed = new RegExp(` (${names})$`, 'u');
const dayNamed = / (\d{1,2})(?: ?(?:st|nd|rd|th))? (?:of )?\p{L}+$/u;

const day = 86_400_000;
const month = 35;
const [christmasDay, newYear] = [25, 1];

/** Easter is counted as the month in which it falls most often. */
const seasons: ReadonlyMap<string, number> = new Map([
  ['spring', 2],
  ['easter', 3],
  ['summer', 5],
  ['autumn', 8],
]);

const firstDayOf = (words: string): { readonly month: number; readonly day: number } | null => {
  if (words.endsWith(' christmas')) return { month: 11, day: christmasDay };
  if (words.endsWith(' new year')) return { month: 0, day: newYear };
  const started = seasons.get(words.slice(words.lastIndexOf(' ') + 1));
  if (started !== undefined) return { month: started, day: 1 };
  const [, name = ''] = monthNamed.exec(words) ?? [];
  const index = months.indexOf(name);
  const [, date = '1'] = dayNamed.exec(words) ?? [];
  return index < 0 ? null : { month: index, day: Number(date) };
};

const nextAfter = (from: number, named: { readonly month: number; readonly day: number }): number => {
  const year = new Date(from).getUTCFullYear();
  const [thisYear, nextYear] = [year, year + 1].map((each) => Date.UTC(each, named.month, named.day));
  const running = new Date(from).getUTCMonth() === named.month && named.day === 1;
  return running ? from : (thisYear ?? from) >= from - day ? (thisYear ?? from) : (nextYear ?? from);
};

/** Whether a day is named that comes within about a month of `at` (ISO 8601): "before Christmas", "the 3rd of December". */
export const namesDayWithinMonth = (said: Said, at: string): boolean => {
  const times = allMatches(deadline, said);
  if (times.length === 0) return false;
  const from = Date.parse(at);
  return times.some(([words]) => {
    const named = firstDayOf(words);
    return named !== null && nextAfter(from, named) - from <= month * day;
  });
};

/** Where a time is named last that begins later than in about a month: "not till March", "in the spring"; -1 where none is. */
export const namesTimeBeyondMonth = (said: Said, at: string): number => {
  const times = allMatches(farOff, said);
  if (times.length === 0) return -1;
  const from = Date.parse(at);
  let last = -1;
  for (const { 0: words, index } of times) {
    const named = firstDayOf(words);
    if (named && nextAfter(from, named) - from > month * day) last = index;
  }
  return last;
};

export const isWithinMonth = (when: string, at: string): boolean => {
  const away = Date.parse(when) - Date.parse(at);
  return away >= -day && away <= month * day;
};
