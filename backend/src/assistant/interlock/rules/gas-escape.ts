import type { Rule } from './rule';

export const gasEscape: Rule = {
  id: 'gas-escape',
  hazard: 'gas',
  patterns: [
    { needs: [['smell'], ['gas', 'gasAlarm']], within: 8, doubtIf: ['gasQuery', 'bodily'] },
    { needs: [['smell'], ['gasFitting']], within: 7, unless: ['otherSmell'], doubtIf: ['gasQuery'] },
    { needs: [['smell'], ['gasTrade', 'gasBoiler']], within: 1, inOrder: true },
    { needs: [['smell'], ['eggs', 'rottenEggs']], within: 6, unless: ['food'], doubtIf: ['bodily'] },
    { needs: [['rottenEggs']], within: 0, unless: ['food'], doubtIf: ['bodily'] },
    { needs: [['gas', 'gasFitting'], ['leak']], within: 5, unless: ['gasWorks'], doubtIf: ['gasQuery'] },
    { needs: [['gasMeter'], ['leak']], within: 3, unless: ['water'] },
    { needs: [['gas'], ['gas']], within: 0 },
    { needs: [['smell'], ['strongSymptom']], within: 8, unless: ['otherSmell'] },
    { needs: [['hiss'], ['meterOrPipe', 'gas', 'gasFitting']], within: 8, unless: ['radiator'] },
    { needs: [['hiss'], ['boiler']], within: 6, unless: ['radiator'], onlyDoubt: true },
    { needs: [['gas', 'gasFitting', 'meterOrPipe'], ['leftOn']], within: 6, doubtIf: ['radiator'] },
    { needs: [['smell'], ['leftOn']], within: 8, unless: ['otherSmell'] },
    { needs: [['gasLeftOn']], within: 0 },
    { needs: [['gas'], ['plea']], within: 3, alone: 'plea', onlyDoubt: true },
    { needs: [['gas']], within: 0, alone: 'plea', exclaimed: true, onlyDoubt: true },
    { needs: [['gasPipe'], ['damage']], within: 6 },
    { needs: [['gas'], ['inTheAir']], within: 4 },
    { needs: [['gasAlarm'], ['sounding']], within: 6, doubtIf: ['lowBattery', 'calmReading'] },
    { needs: [['gasEmergency']], within: 0, doubtIf: ['gasQuery'] },
    {
      needs: [['smell'], ['boiler', 'meterOrPipe']],
      within: 6,
      unless: ['otherSmell', 'burning', 'smoke'],
      onlyDoubt: true,
    },
  ],
};
