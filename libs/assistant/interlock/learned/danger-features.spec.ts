import { readWeights } from '../../learned/read-weights';
import { writtenFeatures } from '../../tokenizer/learned-weights';
import { buildOnDangers } from '../corpus/build-on-dangers';
import { buildOnTraps } from '../corpus/build-on-traps';
import { hear, rulesHeard } from '../hear';
import { dangerFeaturesOf, sayDangerFeatures } from './danger-features';
import { dangerWeighed } from './danger-model';

const { features, numbers } = readWeights('danger-weights');
const byName = new Map(features.map((feature, at) => [feature, numbers[at] ?? 0]));

it('danger leads by what the weights of its features add up to, each looked up by its name once', () => {
  for (const text of [...Object.values(buildOnDangers).flat(), ...buildOnTraps, 'leak leak leak', '']) {
    const { reading, findings } = hear(text);
    const heard = rulesHeard(findings);
    let lead = 0;
    for (const feature of dangerFeaturesOf(reading, heard)) lead += byName.get(feature) ?? 0;
    expect([text, dangerWeighed(reading, heard).lead]).toEqual([text, lead]);
  }
});

it('says of a message its signs, its words, their beginnings and pairs', () => {
  const { reading } = hear('strong smell');
  expect(writtenFeatures((say) => sayDangerFeatures(reading, null, say))).toEqual(
    expect.arrayContaining([
      'length:0',
      '@smell',
      'strong @smell',
      'strong',
      '~stro',
      'smell',
      '~smel',
      'strong smell',
    ]),
  );
});
