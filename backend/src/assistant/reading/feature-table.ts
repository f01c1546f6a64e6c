const begun = { place: 0x81_1c_9d_c5 | 0, print: 0x97_47_b2_8c | 0 };
const factors = { place: 0x01_00_01_93, print: 0x5b_d1_e9_95 };

/** Places for half as many features again, so that a look seldom goes on to a neighbour. */
const roomy = 1.5;

/**
 * Where each of many features stands. Only a print of 32 bits is kept of each, beside the place that another 32 bits give it: a look touches
 * one line of memory, where a map of strings touches five. Two features are taken for one in a billion looks or fewer.
 */
export class FeatureTable {
  /** How many places there are, a power of two. */
  readonly size: number;
  /** 0 where a place is free. */
  private readonly prints: Int32Array;
  private place = 0;
  private print = 0;

  constructor(features: number) {
    this.size = 2 ** Math.ceil(Math.log2(features * roomy + 1));
    this.prints = new Int32Array(this.size);
  }

  /** The place of a feature, which is its own from here on. */
  add(feature: string): number {
    const found = this.find(feature, '', '', '');
    if (found >= 0) return found;
    const free = -1 - found;
    this.prints[free] = this.print;
    return free;
  }

  /** The place of the feature that these pieces make; below 0 where there is none. */
  find(one: string, two: string, three: string, four: string): number {
    this.place = begun.place;
    this.print = begun.print;
    this.takeIn(one);
    this.takeIn(two);
    this.takeIn(three);
    this.takeIn(four);
    this.print |= 1;
    const mask = this.size - 1;
    let at = (this.place ^ (this.place >>> 15)) & mask;
    for (;;) {
      const print = this.prints[at];
      if (print === this.print) return at;
      if (print === 0 || print === undefined) return -1 - at;
      at = (at + 1) & mask;
    }
  }

  private takeIn(piece: string): void {
    let { place, print } = this;
    for (let index = 0; index < piece.length; index += 1) {
      const code = piece.charCodeAt(index);
      place = Math.imul(place ^ code, factors.place);
      print = Math.imul(print ^ code, factors.print);
      print ^= print >>> 13;
    }
    this.place = place;
    this.print = print;
  }
}
