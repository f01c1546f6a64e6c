/** For each feature, its weight for each class, in hundredths of a natural logarithm. */
export type LearnedWeights = ReadonlyMap<string, readonly number[]>;

/** Reads a table as the scripts that learn write it: "feature=1,-2|other=0,3". */
export const readWeights = (table: string): LearnedWeights =>
  new Map(
    table.split('|').map((row) => {
      const end = row.lastIndexOf('=');
      return [
        row.slice(0, end),
        row
          .slice(end + 1)
          .split(',')
          .map(Number),
      ];
    }),
  );

/** Adds up what each feature says for each of so many classes. A step for each feature. */
export const sumsOf = (weights: LearnedWeights, features: Iterable<string>, classes: number): number[] => {
  const sums = Array.from({ length: classes }, () => 0);
  for (const feature of features)
    weights.get(feature)?.forEach((weight, index) => (sums[index] = (sums[index] ?? 0) + weight));
  return sums;
};
