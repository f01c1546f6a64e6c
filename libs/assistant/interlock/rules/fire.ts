import type { Rule } from './rule';

export const fireBurning: Rule = {
  id: 'fire-burning',
  hazard: 'fire',
  patterns: [
    { needs: [['onFire']], within: 0, doubtIf: ['fireFigure', 'cookingSmoke', 'woodFire', 'blueFlame'] },
    { needs: [['fireAlone']], within: 0, alone: 'plea' },
    { needs: [['fireAlone'], ['boiler']], within: 1, alone: 'plea' },
    { needs: [['explosion']], within: 0, doubtIf: ['explosionFigure'] },
  ],
};

export const fireSigns: Rule = {
  id: 'fire-signs',
  hazard: 'fire',
  patterns: [
    { needs: [['smell'], ['burning']], within: 5, doubtIf: ['cookingSmoke', 'newBurningOff'] },
    { needs: [['burningThing']], within: 0, doubtIf: ['cookingSmoke', 'fuelUse'] },
    {
      needs: [['smoke']],
      within: 0,
      unless: ['tobacco'],
      unlessNamed: 'title',
      doubtIf: ['cookingSmoke', 'woodFire', 'sweep', 'steam'],
    },
    {
      needs: [['smokeAlarm'], ['sounding']],
      within: 6,
      doubtIf: ['lowBattery', 'calmReading', 'cookingSmoke', 'chirp'],
    },
    { needs: [['sparks']], within: 0, unless: ['ignition'], unlessNamed: 'title' },
    { needs: [['electrics'], ['hotElectrics']], within: 6, doubtIf: ['elementGone'] },
    { needs: [['burning'], ['electricHeater']], within: 6, doubtIf: ['costTalk', 'elementGone'] },
  ],
};
