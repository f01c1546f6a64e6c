import type { Weights } from '../learned/weights-file';
import { FeatureTable } from './feature-table';

/** Takes a feature in up to four pieces: "a", " ", "b" is the feature "a b". Nothing is joined where it is only looked up. */
export type Say = (one: string, two?: string, three?: string, four?: string) => void;

export type Tell = (say: Say) => void;

export const writtenFeatures = (tell: Tell): string[] => {
  const features: string[] = [];
  tell((one, two = '', three = '', four = '') => features.push(one + two + three + four));
  return features;
};

/** For each feature, its weight for each class, in hundredths of a natural logarithm. */
export class LearnedWeights {
  private readonly weights: FeatureTable;
  private readonly classes: number;

  /** Takes in weights, each from -32768 to 32767; throws a RangeError for any other. */
  constructor({ classes, features, numbers }: Weights) {
    this.classes = classes;
    this.weights = new FeatureTable(features.length, classes);
    features.forEach((feature, at) => {
      const start = this.weights.add(feature, 0, feature.length);
      for (let each = 0; each < classes; each += 1) this.weights.keep(start + each, numbers[at * classes + each] ?? 0);
    });
  }

  sumsOf(tell: Tell): number[] {
    const sums = Array.from({ length: this.classes }, () => 0);
    tell((one, two = '', three = '', four = '') => this.addTo(sums, this.weights.find(one, two, three, four)));
    return sums;
  }

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
