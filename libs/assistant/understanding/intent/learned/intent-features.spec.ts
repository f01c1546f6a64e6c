import { readWeights } from '../../../learned/read-weights';
import { saidIn } from '../../phrases/said';
import { intentExamples } from '../../testing/intent-examples';
import { featuresOf } from './intent-features';
import { learnedIntents, weighed } from './intent-model';

const { classes, features: known, numbers } = readWeights('intent-weights');
const byName = new Map(known.map((feature, at) => [feature, numbers.subarray(at * classes, (at + 1) * classes)]));

it('an intent leads by what the weights of its features add up to, each looked up by its name as often as it is said', () => {
  for (const said of Object.values(intentExamples)
    .flat()
    .map((text) => saidIn(text).text)) {
    const features = featuresOf(said, 'service');
    const sums = learnedIntents.map((_, at) =>
      features.reduce((sum, feature) => sum + (byName.get(feature)?.[at] ?? 0), 0),
    );
    const [best = 0, second = 0] = sums.toSorted((one, other) => other - one);
    expect([said, weighed(said, 'service')]).toEqual([
      said,
      { intent: learnedIntents[sums.indexOf(best)], lead: best - second },
    ]);
  }
});
