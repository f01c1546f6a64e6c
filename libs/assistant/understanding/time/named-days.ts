const either = (words: string): string =>
  `(?:${words
    .split(' ')
    .toSorted((one, other) => other.length - one.length)
    .join('|')})`;

/** A weekday as people write it; its first two letters tell which. */
export const weekdayName = either(
  'monday mon mondy mnday tuesday tuesdy tues tue tuseday tusday teusday wednesday weds wed wednsday wendsday wensday wedensday ' +
    'wednesdy wedneday wednesay wednsday wensdee wedsday mondee munday tuesdee tueday tusday thursday thursdee thursay thursady thirsdy thurs thur thu thursdy thurday thrusday thirsday friday fri firday fridy frday fridee frieday saturday sat saterday satuday saturaday satdee satday ' +
    'saturdy sunday sun sundy sundee sonday',
);

/** 1 for Monday to 7 for Sunday. */
export const weekdayNumber = (name: string): number => {
  const start = name.slice(0, 2);
  if (start === 'te') return 2;
  return (
    ['mo|mn|mu', 'tu', 'we', 'th', 'fr|fi', 'sa', 'su|so'].findIndex((starts) => starts.split('|').includes(start)) + 1
  );
};

export const monthName = either(
  'january jan february feb febuary march mar april apr may june jun july jul august aug september sept sep october oct november nov ' +
    'december dec decemeber',
);

/** 1 for January to 12 for December. */
export const monthNumber = (name: string): number =>
  ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'].indexOf(name.slice(0, 3)) + 1;

export const tomorrowName = `(?:${either(
  'tomorrow tomorow tommorow tommorrow tomorro tomorrw tomoz tomo tmrw tmw tmrow 2moro 2morro 2mrw tomorra tommorw',
)}|the (?:morra|morrow|morn))`;

const counts = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
export const countName = String.raw`(?:a couple of|couple of|\d{1,2}|an|a|${counts.join('|')})`;

export const numberOf = (words: string): number => counts.indexOf(words) + 1 || Number(words);

/** "two", "a couple of", "a", "3". */
export const countOf = (words: string): number => {
  if (words.endsWith('couple of')) return 2;
  return words === 'a' || words === 'an' ? 1 : numberOf(words);
};

export const hourName = String.raw`(?:1[0-2]|[1-9]|${counts.join('|')})`;

const ordinals = (
  'third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth ' +
  'eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth ' +
  'twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'
).split(' ');

/** "third" to "thirty-first": the first and the second of something are mostly no dates. */
export const ordinalName = `(?:${ordinals.toReversed().join('|').replaceAll('-', '(?:-| )')})`;
export const ordinalNumber = (name: string): number => ordinals.indexOf(name.replace(' ', '-')) + 3;
