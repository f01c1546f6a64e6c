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
  private readonly features: FeatureTable;
  private readonly weights: Int16Array;

  /** Reads a table as the scripts that learn write it: "feature=1,-2|other=0,3", as many weights a feature as there are classes. */
  constructor(
    table: string,
    private readonly classes: number,
  ) {
    const rows = table.split('|');
    this.features = new FeatureTable(rows.length);
    this.weights = new Int16Array(this.features.size * classes);
    for (const row of rows) {
      const end = row.lastIndexOf('=');
      const weights = row.slice(end + 1).split(',');
      this.weights.set(weights.map(Number), this.features.add(row.slice(0, end)) * classes);
    }
  }

  /** Adds up what each feature says for each class, as often as it is said. A step for each feature. */
  sumsOf(tell: Tell): number[] {
    const sums = Array.from({ length: this.classes }, () => 0);
    tell((one, two = '', three = '', four = '') => this.addTo(sums, this.features.find(one, two, three, four)));
    return sums;
  }

  /** The same, each feature once. */
  sumsOfEach(tell: Tell): number[] {
    const sums = Array.from({ length: this.classes }, () => 0);
    const counted = new Set<number>();
    tell((one, two = '', three = '', four = '') => {
      const place = this.features.find(one, two, three, four);
      if (place < 0 || counted.has(place)) return;
      counted.add(place);
      this.addTo(sums, place);
    });
    return sums;
  }

  private addTo(sums: number[], place: number): void {
    if (place < 0) return;
    const first = place * this.classes;
    for (let each = 0; each < this.classes; each += 1)
      sums[each] = (sums[each] ?? 0) + (this.weights[first + each] ?? 0);
  }
}
