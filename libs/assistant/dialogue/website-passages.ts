import type { ReadPage, Training } from '@pilotlight/contracts/values/training';
import { allowedPrices } from '../interlock/allowed-prices';
import { checkReply } from '../interlock/check-reply';
import { waysElsewhere } from '../interlock/ways-elsewhere';

const shortest = 20;
const longest = 300;
const inAll = 12_000;

// A page may hold others' words: never send a visitor to contacts in it.
const contact = /@|\d(?:[ ()./-]{0,2}\d){8}/u;

export const sentencesOf = (text: string): string[] =>
  text.split(/\n+|(?<=[.!?])\s+(?=[\p{Lu}\d])/u).map((part) => part.trim());

const isSayable = (sentence: string, prices: readonly string[]): boolean =>
  sentence.length >= shortest &&
  sentence.length <= longest &&
  !contact.test(sentence) &&
  waysElsewhere(sentence).length === 0 &&
  checkReply(sentence, { emergency: false, allowedPrices: prices }).kind === 'ok';

/** What a page of the firm says that an assistant may say: no price that isn't set, no advice that is forbidden, no address or number. */
export const passagesOf = ({ text }: ReadPage, prices: readonly string[], most = inAll): readonly string[] =>
  sentencesOf(text.slice(0, most)).filter((sentence) => isSayable(sentence, prices));

type Taught = Pick<Training, 'pages' | 'prices' | 'facts' | 'pairs'>;

const read = (pages: readonly ReadPage[], prices: readonly string[]): string[] => {
  const told = pages.filter(({ text }) => text !== '');
  const each = Math.floor(inAll / Math.max(1, told.length));
  return [...new Set(told.flatMap((page) => passagesOf(page, prices, each)))];
};

const known = new WeakMap<readonly ReadPage[], readonly string[]>();

/** What the firm's pages say that an assistant may say: no price that isn't set, no advice that is forbidden, no address or number. Read once. */
export const websitePassages = ({ pages, ...amounts }: Taught): readonly string[] => {
  if (!pages) return [];
  const passages = known.get(pages) ?? read(pages, allowedPrices(amounts));
  known.set(pages, passages);
  return passages;
};
