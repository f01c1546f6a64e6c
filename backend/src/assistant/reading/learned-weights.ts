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

/** For each feature, its weight for each class, in hundredths of a natural logarithm. */
export class LearnedWeights {
  private readonly weights: FeatureTable;

  /** Reads a table as the scripts that learn write it: "feature=1,-2|other=0,3", as many weights a feature as there are classes. */
  constructor(
    table: string,
    private readonly classes: number,
  ) {
    const rows = table.split('|');
    this.weights = new FeatureTable(rows.length, classes);
    for (const row of rows) {
      const end = row.lastIndexOf('=');
      const weights = row.slice(end + 1).split(',');
      this.weights.set(row.slice(0, end), weights.map(Number));
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

  private addTo(sums: number[], start: number): void {
    if (start < 0) return;
    for (let each = 0; each < this.classes; each += 1)
      sums[each] = (sums[each] ?? 0) + this.weights.numberAt(start + each);
  }
}
