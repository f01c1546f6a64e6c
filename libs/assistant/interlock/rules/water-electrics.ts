import type { Rule } from './rule';

export const waterNearElectrics: Rule = {
  id: 'water-near-electrics',
  hazard: 'water-electrics',
  patterns: [
    { needs: [['wetting'], ['electrics', 'meterBox']], within: 8 },
    { needs: [['water'], ['electrics', 'meterBox'], ['into']], within: 5 },
    { needs: [['wetting'], ['smokeAlarm']], within: 3 },
    { needs: [['shock'], ['shockSource']], within: 8, unless: ['costTalk'] },
  ],
};

export const waterOutOfHand: Rule = {
  id: 'water-out-of-hand',
  hazard: 'water-electrics',
  patterns: [
    { needs: [['wetting', 'water', 'gush'], ['ceiling']], within: 6, unless: ['oldStain'], doubtIf: ['waterOff'] },
    {
      needs: [['unstoppable'], ['wetting', 'water', 'gush', 'burst', 'inTheAir']],
      within: 12,
      unless: ['plainDrip'],
      doubtIf: ['waterOff'],
    },
    { needs: [['cantStopWater'], ['comingOut']], within: 4 },
    { needs: [['stopcock', 'waterOff'], ['stillWet']], within: 8, unless: ['plainDrip'] },
    { needs: [['bulging'], ['ceiling']], within: 6, unless: ['oldStain'], doubtIf: ['waterOff'] },
    { needs: [['tankAbove'], ['comingThrough']], within: 6, doubtIf: ['waterOff'] },
    { needs: [['comingThrough'], ['ceiling']], within: 3, unless: ['dryThrough', 'oldStain'], doubtIf: ['waterOff'] },
    { needs: [['stopcock'], ['stuck'], ['wetting', 'water', 'gush', 'burst']], within: 12, doubtIf: ['waterOff'] },
    { needs: [['gush'], ['wetPlace']], within: 8, unless: ['rain', 'outsideWater'], doubtIf: ['waterOff'] },
    { needs: [['waterAllOver']], within: 0, doubtIf: ['waterOff', 'outsideWater'] },
    { needs: [['burst'], ['burstable']], within: 4, doubtIf: ['waterOff'] },
  ],
};
