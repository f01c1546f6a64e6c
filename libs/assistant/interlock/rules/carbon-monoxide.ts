import type { Rule } from './rule';

export const carbonMonoxideAlarm: Rule = {
  id: 'carbon-monoxide-alarm',
  hazard: 'carbon-monoxide',
  patterns: [
    { needs: [['coAlarm'], ['sounding']], within: 8, doubtIf: ['lowBattery', 'calmReading', 'alarmWanted'] },
    { needs: [['coAlarm'], ['rousing']], within: 6, doubtIf: ['lowBattery', 'calmReading'] },
    {
      needs: [['coAlarm'], ['wasGoing']],
      within: 1,
      inOrder: true,
      unless: ['wasGoingTo'],
      doubtIf: ['lowBattery', 'calmReading'],
    },
    { needs: [['coAlarm'], ['going']], within: 0, inOrder: true, unless: ['wasGoingTo'], onlyDoubt: true },
    { needs: [['carbonMonoxide'], ['beeps']], within: 8, doubtIf: ['lowBattery', 'calmReading', 'gasQuery'] },
    { needs: [['coShort'], ['beeps']], within: 3, doubtIf: ['lowBattery', 'calmReading', 'gasQuery'] },
    { needs: [['carbonMonoxide']], within: 0, alone: 'plea', exclaimed: true },
    {
      needs: [['carbonMonoxide'], ['alarm'], ['sounding']],
      within: 10,
      doubtIf: ['lowBattery', 'calmReading', 'alarmWanted'],
    },
    { needs: [['carbonMonoxide'], ['coBad']], within: 6, doubtIf: ['gasQuery', 'calmReading'] },
    { needs: [['carbonMonoxide'], ['worry']], within: 6, doubtIf: ['gasQuery', 'calmReading', 'wish'] },
    { needs: [['coShort'], ['poisoned', 'partsPerMillion', 'coBad']], within: 2, doubtIf: ['gasQuery', 'calmReading'] },
    { needs: [['poisoned']], within: 0 },
    { needs: [['partsPerMillion']], within: 0, unless: ['hardWater'], doubtIf: ['calmReading'] },
    {
      needs: [['alarm'], ['sounding']],
      within: 5,
      unless: ['otherAlarm', 'lowBattery'],
      doubtIf: ['calmReading', 'alarmWanted', 'cookingSmoke'],
    },
    {
      needs: [
        ['coAlarm', 'carbonMonoxide'],
        ['strongSymptom', 'weakSymptom'],
      ],
      within: 12,
      doubtIf: ['gasQuery'],
    },
    { needs: [['carbonMonoxide']], within: 0, unless: ['coAlarm'], onlyDoubt: true },
  ],
};

export const carbonMonoxideSymptoms: Rule = {
  id: 'carbon-monoxide-symptoms',
  hazard: 'carbon-monoxide',
  patterns: [
    { needs: [['collapse'], ['person']], within: 4, unless: ['building'], doubtIf: ['headacheFigure'] },
    { needs: [['strongSymptom'], ['strongTie']], within: 16, unless: ['building'], doubtIf: ['headacheFigure'] },
    { needs: [['weakSymptom'], ['strongTie']], within: 12, doubtIf: ['noHeat', 'otherIllness'] },
    { needs: [['strongSymptom']], within: 0, unless: ['building', 'headacheFigure', 'otherSmell'], onlyDoubt: true },
    { needs: [['makesIll'], ['gas', 'gasFitting']], within: 10, unless: ['costTalk'] },
    { needs: [['makesIll'], ['smell']], within: 10, unless: ['costTalk', 'otherSmell'] },
    { needs: [['burner'], ['givesHeadache']], within: 3, inOrder: true, unless: ['costTalk'] },
    { needs: [['bottledGas'], ['strongSymptom']], within: 10, unless: ['building', 'costTalk'] },
    { needs: [['strongSymptom'], ['homeTie']], within: 10, unless: ['building'], doubtIf: ['headacheFigure'] },
  ],
};

export const carbonMonoxideSource: Rule = {
  id: 'carbon-monoxide-source',
  hazard: 'carbon-monoxide',
  patterns: [
    {
      needs: [['flameColour'], ['flame', 'pilotLight']],
      within: 5,
      unless: ['indicator'],
      doubtIf: ['woodFire', 'applianceOff'],
    },
    { needs: [['soot']], within: 0, unless: ['sweep'], doubtIf: ['woodFire', 'applianceOff'] },
    { needs: [['marks'], ['appliance']], within: 7, unless: ['waterStain'], doubtIf: ['applianceOff'] },
    { needs: [['fumes']], within: 0, unless: ['otherFumes'], doubtIf: ['applianceOff'] },
    { needs: [['condemned'], ['stillUsed']], within: 14 },
    { needs: [['poisons'], ['appliance', 'gas']], within: 6, doubtIf: ['costTalk'] },
    { needs: [['poisons']], within: 0, unless: ['costTalk'], onlyDoubt: true },
    { needs: [['smell'], ['exhaustGas']], within: 4, doubtIf: ['otherFumes'] },
    { needs: [['flue'], ['broken']], within: 6, doubtIf: ['applianceOff', 'gasQuery', 'plannedWork', 'errorReport'] },
  ],
};
