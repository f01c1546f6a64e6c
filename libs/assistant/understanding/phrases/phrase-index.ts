import { packed, type Needed, type PackedPhrases } from './packed-phrases';
import { digit } from './phrase-strings';
import type { NeededWords } from './phrase-words';

const someDigit = /[0-9]/;

const enter = (number: number, sorted: number[]): void => {
  let place = sorted.length;
  while (place > 0 && (sorted[place - 1] ?? 0) > number) place -= 1;
  if (sorted[place - 1] === number) return;
  for (let at = sorted.length; at > place; at -= 1) sorted[at] = sorted[at - 1] ?? 0;
  sorted[place] = number;
};

export class PhraseIndex {
  private readonly numbers = new Map<string, number>();
  private readonly phrases: (readonly Needed[])[] = [];
  private packed: PackedPhrases | null = null;
  /** Which words the text at hand has; none between two texts. */
  private present = new Uint8Array();

  add(needs: readonly NeededWords[]): void {
    this.phrases.push(needs.map((words) => Array.from(words, (word) => this.numberOf(word))));
    this.packed = null;
  }

  /** The numbers of the phrases that may be heard in a text as `saidIn` gives it, the first entered first; no other can be. */
  heardAtMostIn(text: string): readonly number[] {
    const phrases = (this.packed ??= this.pack());
    const words = this.wordsIn(text);
    const found = phrases.always.slice();
    for (const word of words) {
      const end = phrases.calledFrom[word + 1] ?? 0;
      for (let at = phrases.calledFrom[word] ?? 0; at < end; at += 1) {
        const phrase = phrases.called[at] ?? 0;
        if (this.hasAllOf(phrase, phrases)) enter(phrase, found);
      }
    }
    for (const word of words) this.present[word] = 0;
    return found;
  }

  private pack(): PackedPhrases {
    this.present = new Uint8Array(this.numbers.size);
    return packed(this.phrases, this.numbers.size);
  }

  private numberOf(word: string): number {
    const number = this.numbers.get(word) ?? this.numbers.size;
    this.numbers.set(word, number);
    return number;
  }

  private wordsIn(text: string): readonly number[] {
    const words: number[] = [];
    let before = 1;
    for (let from = 1, to = text.indexOf(' ', from); to > 0; from = to + 1, to = text.indexOf(' ', from)) {
      this.note(text.slice(from, to), words);
      if (before < from) this.note(text.slice(before, to), words);
      before = from;
    }
    if (someDigit.test(text)) this.note(digit, words);
    return words;
  }

  private note(word: string, words: number[]): void {
    const number = this.numbers.get(word);
    if (number === undefined || this.present[number] === 1) return;
    this.present[number] = 1;
    words.push(number);
  }

  private hasAllOf(phrase: number, { needed, neededFrom }: PackedPhrases): boolean {
    const end = neededFrom[phrase + 1] ?? 0;
    for (let at = neededFrom[phrase] ?? 0; at < end;) {
      const next = at + 1 + (needed[at] ?? 0);
      at += 1;
      while (at < next && this.present[needed[at] ?? 0] !== 1) at += 1;
      if (at === next) return false;
      at = next;
    }
    return true;
  }
}
