const begun = { place: 0x81_1c_9d_c5 | 0, print: 0x97_47_b2_8c | 0 };
const factors = { place: 0x01_00_01_93, print: 0x5b_d1_e9_95 };

/** Room for half as many features again, so that a look seldom goes on to a neighbour. */
const roomy = 1.5;
const [printWide, numberWide] = [4, 2];

/** One line of memory per look-up, a map of strings takes five. 31-bit prints: one in a billion unknown features counts as known. */
export class FeatureTable {
  /** Prints stand every so many 32 bits and numbers every so many 16 bits of the same memory; a print of 0 is a free place. */
  private readonly prints: Int32Array;
  private readonly numbers: Int16Array;
  private readonly width: number;
  private readonly lastPlace: number;
  private place = 0;
  private print = 0;

  constructor(features: number, numbersEach: number) {
    const size = 2 ** Math.ceil(Math.log2(features * roomy + 1));
    this.lastPlace = size - 1;
    this.width = Math.ceil((printWide + numberWide * numbersEach) / printWide);
    const memory = new ArrayBuffer(size * this.width * printWide);
    this.prints = new Int32Array(memory);
    this.numbers = new Int16Array(memory);
  }

  add(text: string, from: number, end: number): number {
    this.begin();
    this.takeIn(text, from, end);
    const place = this.taken();
    this.prints[place * this.width] = this.print;
    return this.startOf(place);
  }

  /** Keeps a number, from -32768 to 32767; throws a RangeError for any other. */
  keep(index: number, number: number): void {
    if (number !== (number << 16) >> 16) throw new RangeError(`${number} is too great a number`);
    this.numbers[index] = number;
  }

  /** Where the numbers start of the feature that these pieces make, one after the other; -1 where there is none. */
  find(one: string, two: string, three: string, four: string): number {
    this.begin();
    this.takeIn(one, 0, one.length);
    this.takeIn(two, 0, two.length);
    this.takeIn(three, 0, three.length);
    this.takeIn(four, 0, four.length);
    const place = this.taken();
    return this.prints[place * this.width] === 0 ? -1 : this.startOf(place);
  }

  numberAt(index: number): number {
    return this.numbers[index] ?? 0;
  }

  private startOf(place: number): number {
    return (place * this.width * printWide + printWide) / numberWide;
  }

  private begin(): void {
    this.place = begun.place;
    this.print = begun.print;
  }

  private taken(): number {
    this.print |= 1;
    let place = (this.place ^ (this.place >>> 15)) & this.lastPlace;
    for (;;) {
      const print = this.prints[place * this.width] ?? 0;
      if (print === this.print || print === 0) return place;
      place = (place + 1) & this.lastPlace;
    }
  }

  private takeIn(text: string, from: number, end: number): void {
    let { place, print } = this;
    for (let index = from; index < end; index += 1) {
      const code = text.charCodeAt(index);
      place = Math.imul(place ^ code, factors.place);
      print = Math.imul(print ^ code, factors.print);
      print ^= print >>> 13;
    }
    this.place = place;
    this.print = print;
  }
}
