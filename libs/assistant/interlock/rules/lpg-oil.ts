import type { Rule } from './rule';

export const lpgEscape: Rule = {
  id: 'lpg-escape',
  hazard: 'lpg-oil',
  patterns: [
    {
      needs: [['bottledGas'], ['smell', 'tankTrouble', 'fumes']],
      within: 8,
      unless: ['otherSmell'],
      doubtIf: ['gasQuery', 'lowBattery'],
    },
    { needs: [['bottledGas'], ['smell']], within: 3, doubtIf: ['gasQuery'] },
    { needs: [['bottledGas'], ['leftOn', 'gasLeftOn']], within: 5 },
  ],
};

export const oilEscape: Rule = {
  id: 'oil-escape',
  hazard: 'lpg-oil',
  patterns: [
    {
      needs: [
        ['heatingOil', 'oilBoiler'],
        ['smell', 'fumes'],
      ],
      within: 6,
      unless: ['otherOil', 'burning'],
    },
    { needs: [['oilEscaping']], within: 0 },
    { needs: [['oilStore'], ['spill']], within: 6, unless: ['otherOil'], doubtIf: ['gasQuery'] },
  ],
};
