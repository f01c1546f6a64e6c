import { type FirmFact, firmFactNames } from '@pilotlight/contracts/values/firm-facts';

const properNames: readonly FirmFact[] = ['gasSafeNumber'];

/** As it is named within a sentence: "brands", "Gas Safe number". */
export const factInSentence = (fact: FirmFact): string => {
  const name = firmFactNames[fact];
  return properNames.includes(fact) ? name : name.charAt(0).toLowerCase() + name.slice(1);
};
