import { lettersIn, mayBeWithin, withinEdits } from './edit-distance';

/** Words of one first letter and length, by their rank. */
type Shelf = { readonly words: string[]; readonly ranks: number[]; readonly letters: number[] };

/** From so many letters on a word may have two of them wrong. */
const longWord = 8;
const mostEdits = 2;

/** Words that are looked for misspelt, each with its rank in the lists: the first that fits is meant. */
export class MisspeltWords {
  private readonly shelves = new Map<string, (Shelf | undefined)[]>();

  add(word: string, rank: number): void {
    const initial = word.charAt(0);
    const byLength = this.shelves.get(initial) ?? [];
    this.shelves.set(initial, byLength);
    const shelf = (byLength[word.length] ??= { words: [], ranks: [], letters: [] });
    shelf.words.push(word);
    shelf.ranks.push(rank);
    shelf.letters.push(lettersIn(word));
  }

  meantBy(text: string): string | null {
    const [first, second] = [text.charAt(0), text.charAt(1)];
    // Of the two letters that a word may begin with, the one that was typed first goes before.
    return this.beginningWith(first, text, '') ?? (second === first ? null : this.beginningWith(second, text, first));
  }

  private beginningWith(initial: string, text: string, next: string): string | null {
    const byLength = this.shelves.get(initial);
    if (!byLength) return null;
    const letters = lettersIn(text);
    let meant: string | null = null;
    let best = Infinity;
    for (let length = text.length - mostEdits; length <= text.length + mostEdits; length += 1) {
      const limit = length >= longWord ? mostEdits : 1;
      const shelf = Math.abs(length - text.length) <= limit ? byLength[length] : undefined;
      if (!shelf) continue;
      for (let place = 0; place < shelf.words.length && (shelf.ranks[place] ?? 0) <= best; place += 1) {
        if (!mayBeWithin(letters, shelf.letters[place] ?? 0, limit)) continue;
        const word = shelf.words[place] ?? '';
        if ((next !== '' && word.charAt(1) !== next) || !withinEdits(text, word, limit)) continue;
        [meant, best] = [word, shelf.ranks[place] ?? 0];
      }
    }
    return meant;
  }
}
