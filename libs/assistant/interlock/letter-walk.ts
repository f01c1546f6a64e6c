import { undouble } from '../tokenizer/word-list';

/** Letters alike: a digit for the letter that it is drawn as, and i and l for one another. */
const alphabet = 'abcdefghijkmnopqrstuvwxyz';
const width = alphabet.length;
const alike: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', l: 'i' };

const skipped = 255;
const unknown = 254;

const harmless = /[\x20-\x7e\n£€’‘“”–—…·×]/u;
const kinds = Uint8Array.from({ length: 0x2100 }, (_, code) => {
  const sign = String.fromCharCode(code);
  const letter = sign.toLowerCase();
  const place = alphabet.indexOf(alike[letter] ?? letter);
  if (code < 0x80 && place >= 0) return place;
  return harmless.test(sign) ? skipped : unknown;
});
const kindOf = (code: number): number => kinds[code] ?? unknown;

type Node = { readonly next: Map<number, Node>; found: number; readonly id: number };

const rootOf = (words: Iterable<readonly [word: string, bit: number]>, nodes: Node[]): Node => {
  const added = (): Node => {
    const node = { next: new Map<number, Node>(), found: 0, id: nodes.length };
    nodes.push(node);
    return node;
  };
  const root = added();
  for (const [word, bit] of words) {
    let node = root;
    const letters = Array.from(word, (letter) => alike[letter] ?? letter).join('');
    for (const letter of undouble(letters)) {
      const place = alphabet.indexOf(letter);
      const following = node.next.get(place) ?? added();
      node.next.set(place, following);
      node = following;
    }
    node.found |= bit;
  }
  return root;
};

/**
 * Aho and Corasick's walk over letters without word borders: finds words stretched, spelled out or run together, and false ones. Returns
 * the bits of all found; `everything` where signs may stand for letters.
 */
export const letterWalk = (
  words: Iterable<readonly [word: string, bit: number]>,
  everything: number,
): ((text: string) => number) => {
  const nodes: Node[] = [];
  const root = rootOf(words, nodes);
  const steps = new Uint16Array(nodes.length * width);
  const found = new Uint32Array(nodes.length);
  // What a node falls back to stands nearer to the root, so its steps are known by then.
  const waiting: (readonly [node: Node, back: number])[] = [[root, 0]];
  for (const [node, back] of waiting) {
    found[node.id] = node.found | (found[back] ?? 0);
    for (let place = 0; place < width; place += 1) {
      const behind = node === root ? 0 : (steps[back * width + place] ?? 0);
      const following = node.next.get(place);
      steps[node.id * width + place] = following?.id ?? behind;
      if (following) waiting.push([following, behind]);
    }
  }
  return (text) => {
    let at = 0;
    let before = skipped;
    let all = 0;
    for (let index = 0; index < text.length; index += 1) {
      const kind = kindOf(text.charCodeAt(index));
      if (kind === unknown) return everything;
      if (kind === skipped || kind === before) continue;
      before = kind;
      at = steps[at * width + kind] ?? 0;
      all |= found[at] ?? 0;
    }
    return all;
  };
};
