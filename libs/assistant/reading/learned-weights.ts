import { FeatureTable } from './feature-table';

/** Takes a feature in up to four pieces: "a", " ", "b" is the feature "a b". Nothing is joined where it is only looked up. */
export type Say = (one: string, two?: string, three?: string, four?: string) => void;

/** Says each feature of something, in order; one may be said more than once. */
export type Tell = (say: Say) => void;

/** The features as they are written in a table of weights. */
export const writtenFeatures = (tell: Tell): string[] => {
  const features: string[] = [];
  tell((one, two = '', three = '', four = '') => features.push(one + two + three + four));
  return features;
};

const minus = '-'.charCodeAt(0);
const comma = ','.charCodeAt(0);
const zero = '0'.charCodeAt(0);

const endsOfRows = (table: string): number[] => {
  const ends: number[] = [];
  for (let end = table.indexOf('|'); end >= 0; end = table.indexOf('|', end + 1)) ends.push(end);
  ends.push(table.length);
  return ends;
};

/** For each feature, its weight for each class, in hundredths of a natural logarithm. */
export class LearnedWeights {
  private readonly weights: FeatureTable;

  /** Reads a table as the scripts that learn write it: "feature=1,-2|other=0,3", as many weights a feature as there are classes. */
  constructor(
    table: string,
    private readonly classes: number,
  ) {
    const ends = endsOfRows(table);
    this.weights = new FeatureTable(ends.length, classes);
    let from = 0;
    for (const end of ends) {
      const equals = table.lastIndexOf('=', end);
      this.keep(table, equals + 1, end, this.weights.add(table, from, equals));
      from = end + 1;
    }
  }

  /** Adds up what each feature says for each class, as often as it is said. A step for each feature. */
  sumsOf(tell: Tell): number[] {
    const sums = Array.from({ length: this.classes }, () => 0);
    tell((one, two = '', three = '', four = '') => this.addTo(sums, this.weights.find(one, two, three, four)));
    return sums;
  }

  /** The same, each feature once. */
  sumsOfEach(tell: Tell): number[] {
    const sums = Array.from({ length: this.classes }, () => 0);
    const counted = new Set<number>();
    tell((one, two = '', three = '', four = '') => {
      const start = this.weights.find(one, two, three, four);
      if (start < 0 || counted.has(start)) return;
      counted.add(start);
      this.addTo(sums, start);
    });
    return sums;
  }

  /** Reads the weights of a row digit by digit: there are hundreds of thousands, and no server starts before them. */
  private keep(table: string, from: number, end: number, start: number): void {
    let index = start;
    let number = 0;
    let sign = 1;
    for (let at = from; at < end; at += 1) {
      const code = table.charCodeAt(at);
      if (code === minus) sign = -1;
      else if (code !== comma) number = 10 * number + code - zero;
      else {
        this.weights.keep(index, sign * number);
        index += 1;
        number = 0;
        sign = 1;
      }
    }
    this.weights.keep(index, sign * number);
  }

  private addTo(sums: number[], start: number): void {
    if (start < 0) return;
    for (let each = 0; each < this.classes; each += 1)
      sums[each] = (sums[each] ?? 0) + this.weights.numberAt(start + each);
  }
}
