export const chance = () => {
  let state = 12_345;
  return () => (state = (state * 1_103_515_245 + 12_345) & 0x7f_ff_ff_ff) / 0x7f_ff_ff_ff;
};

const shuffled = (items, random) =>
  items
    .map((item) => [random(), item])
    .toSorted(([one], [other]) => one - other)
    .map(([, item]) => item);

const sumsAt = (weights, at, classes) => {
  const sums = new Float64Array(classes);
  for (const place of at) for (let each = 0; each < classes; each += 1) sums[each] += weights[place + each];
  return sums;
};

/**
 * Multinomial logistic regression by AdaGrad; drops features seen less than `fewest` times and weights up to `least`. Returns hundredths. `calm` restrains all.
 * Of many classes those that a sample moves by less than `moved` are left as they are: it is a tenth of the work.
 */
export const learn = (set, classes, { epochs = 30, rate = 0.1, calm = 1, least = 3, moved = 0, fewest = 2 } = {}) => {
  const times = new Map();
  for (const { features } of set) for (const each of features) times.set(each, (times.get(each) ?? 0) + 1);
  const index = new Map([...times].filter(([, each]) => each >= fewest).map(([each], at) => [each, at * classes]));
  const held = new Float64Array(index.size);
  for (const [each, place] of index) held[place / classes] = calm / times.get(each);
  const weights = new Float64Array(index.size * classes);
  const squares = new Float64Array(index.size * classes).fill(1e-6);
  const rows = set.map(({ features, label, weight = 1 }) => ({
    at: [...features].flatMap((each) => index.get(each) ?? []),
    label,
    weight,
  }));
  const random = chance();
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const { at, label, weight } of shuffled(rows, random)) {
      const sums = sumsAt(weights, at, classes);
      const most = Math.max(...sums);
      const powers = sums.map((sum) => Math.exp(sum - most));
      const total = powers.reduce((sum, power) => sum + power, 0);
      const slopes = Array.from(powers, (power, each) => weight * (power / total - (each === label ? 1 : 0)));
      const moving = [...slopes.keys()].filter((each) => Math.abs(slopes[each]) >= moved);
      for (const place of at)
        for (const each of moving) {
          const slope = slopes[each] + held[place / classes] * weights[place + each];
          squares[place + each] += slope * slope;
          weights[place + each] -= (rate * slope) / Math.sqrt(squares[place + each]);
        }
    }
  }
  const hundredths = [...index].map(([each, place]) => [
    each,
    Array.from({ length: classes }, (_, at) => Math.round(100 * weights[place + at]) || 0),
  ]);
  return new Map(hundredths.filter(([, each]) => each.some((weight) => Math.abs(weight) > least)));
};

export const weighed = (weights, features, classes) => {
  const sums = Array.from({ length: classes }, () => 0);
  for (const each of features) weights.get(each)?.forEach((weight, at) => (sums[at] += weight));
  return sums;
};

/** Each sample scored by weights learned without it: by tenths, from the other nine and from `always`. */
export const toldUnseen = (samples, always, learnFrom, folds = 10) => {
  const mixed = shuffled(samples, chance());
  return Array.from({ length: folds }, (_, fold) => {
    const weights = learnFrom([...mixed.filter((_, at) => at % folds !== fold), ...always]);
    return mixed.filter((_, at) => at % folds === fold).map((sample) => ({ ...sample, weights }));
  }).flat();
};
