import { readWords } from '../reading/words';

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const yes = listed(
  'yes y ye yeh yeah yea yep yup aye yh yas ya si oui да oes ydw ydy tak haan han ji 100 sure definitely absolutely affirmative correct course still maybe possibly probably perhaps dunno idk unsure bit think might slightly faintly sometimes both strong worse happening help serious seriously real back smell smells stinks reeks wrong hope',
);
const no = listed(
  'no nope nah na naw never not none nothing cant cannot dont doesnt isnt wasnt arent didnt wont false nie нет nahi nahin nage nac dim ddim fine over fixed sorted joke joking kidding gone stopped clear',
);
/** What a plain no is said with; none of it takes the no back. */
const beside = listed(
  'i im ive we weve it its there theres that thats this they everything anything something the a an any my our at all of to for on and just only so then has have had been being is are was do can could did now right moment today anymore longer really sorry thanks thank you mate love smell smelling smelt gas hear hearing hiss hissing sound noise here detect notice see feel asking wondering curious question good ok okay thing problem leak leaking alarm co monoxide smoke fire burning water',
);
/** A no before one of these is none: "no, yes there is", "no but I feel dizzy". */
const takesBack = listed(
  'yes y yeah yea yep yup aye haan tak oes but wait wrong happening dizzy sick headache stinks reeks strong serious',
);
const denials = listed('not dont isnt hasnt wont no cant cannot none');
const denied = listed(
  'sure certain safe fine over joking joke kidding stop stopped stopping gone fixed idea doubt know no tell say think feel us',
);
/** "not safe", "no joke", "won't stop", "no idea", "can't say", "none of us": denials that mean yes, or don't know. */
const deniesTheDenial = (words: readonly string[]): boolean =>
  words.some((word, index) => {
    if (!denials.has(word)) return false;
    const next = words.slice(index + 1).find((each) => !fillers.has(each)) ?? '';
    return denied.has(next) && !(word === 'no' && next === 'no') && !(word === 'cant' && next === 'feel');
  });
const fillers = listed('a really of it very');

/** "yesss" as it is spelled; words that end in two letters by right stay. */
const calm = (word: string): string => {
  const calmer = word.replace(/(.)\1+$/u, '$1');
  return yes.has(calmer) || no.has(calmer) ? calmer : word;
};

const ticks = /[\u{1F44D}\u{1F44C}\u2705\u2714]/u;
/** Words that an answer has without saying yes or no in a word; who writes more may speak of something else. */
const shortAnswer = 3;

/**
 * How a clarifying question was answered. Only a plain no counts as one; doubt, a no that is taken back and any other short answer count as
 * yes. A text about something else answers nothing.
 */
export const readAnswer = (text: string): 'yes' | 'no' | null => {
  const words = readWords(text).map(({ text: word }) => calm(word));
  const [first = ''] = words;
  if (deniesTheDenial(words)) return 'yes';
  const denial = words.findIndex((word) => no.has(word));
  if (denial < 0) {
    const short = words.length <= shortAnswer && !/\d/.test(text);
    return ticks.test(text) || short || words.some((word) => yes.has(word)) ? 'yes' : null;
  }
  if (yes.has(first) || words.slice(denial + 1).some((word) => takesBack.has(word))) return 'yes';
  if (denial === 0 || words.every((word) => no.has(word) || beside.has(word))) return 'no';
  return words.some((word) => yes.has(word)) ? 'yes' : null;
};
