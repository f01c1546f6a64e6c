import type { SignReading } from './lexicon/lexicon';
import { joined } from './patterns/words-around';

/** "flicked the old thing back on". `strong`: it was off before. */
export type UseTold = { readonly first: number; readonly last: number; readonly strong: boolean };

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

const putsOn = wordsOf(`
  turned turns turning switched switches switching put puts putting flicked flicks flicking got gets kept keeps keeping had has having left leaves leaving whacked
  stuck cranked popped knocked bunged started starts fired fires hooked plugged coupled connected
`);
const again = wordsOf('back again anyway regardless up');
const goes = wordsOf('going running working lit burning');
const uses = wordsOf(
  'using uses used lighting lights lit relit relights running runs ran burning burns firing fires working',
);
const owned = wordsOf('it the that this them our my his her their your');
const elsewhere = wordsOf(`
  electric electrics heater heaters microwave fan blanket blankets immersion kettle app website oil new other off sticker stickers label labels tag tags mother laws mums dads nans gym neighbours
  notice notices note tape light lights phone water
`);
/** "On Tuesday", "on the wall": nothing is switched on by it. */
const notSwitched = wordsOf(`
  it the a an my our his her their that this top monday mon tuesday tues tue wednesday weds wed thursday thurs thur thu friday fri saturday sat sunday sun january february march april may june july
  august september october november december new
  site holiday here there what which behalf hold
`);
const runs = wordsOf('it its boiler heating fire cooker hob oven ours theirs hers thing heater');
const states = wordsOf('is has s been back still currently now all just already was are lit');

const [longestObject, longestState] = [5, 5];
const textAt = ({ words }: SignReading, index: number): string => words[index]?.text ?? '';

const switchedOn = (reading: SignReading, index: number): boolean =>
  textAt(reading, index) === 'on' && !notSwitched.has(textAt(reading, index + 1));

const putOnAt = (reading: SignReading, first: number): UseTold | null => {
  for (let index = first + 1; index <= first + longestObject && joined(reading, index - 1); index += 1) {
    const text = textAt(reading, index);
    if (elsewhere.has(text)) return null;
    if (switchedOn(reading, index) || goes.has(text)) {
      const strong = again.has(textAt(reading, index - 1)) || again.has(textAt(reading, index + 1));
      return { first, last: index, strong };
    }
  }
  return null;
};

const usedAt = (reading: SignReading, first: number): UseTold | null => {
  if (!owned.has(textAt(reading, first + 1))) return null;
  const object = [2, 3, 4].map((step) => textAt(reading, first + step));
  return object.some((word) => elsewhere.has(word)) ? null : { first, last: first + 1, strong: false };
};

const onAt = (reading: SignReading, first: number): UseTold | null => {
  for (let index = first + 1; index <= first + longestState && joined(reading, index - 1); index += 1) {
    if (switchedOn(reading, index)) return { first, last: index, strong: false };
    if (!states.has(textAt(reading, index))) return null;
  }
  return null;
};

export const usesTold = (reading: SignReading): UseTold[] =>
  reading.words.flatMap(({ text }, index) => {
    const found =
      (putsOn.has(text) ? putOnAt(reading, index) : null) ??
      (uses.has(text) ? usedAt(reading, index) : null) ??
      (runs.has(text) ? onAt(reading, index) : null);
    return found ?? [];
  });
