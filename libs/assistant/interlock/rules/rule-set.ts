import { carbonMonoxideAlarm, carbonMonoxideSource, carbonMonoxideSymptoms } from './carbon-monoxide';
import { fireBurning, fireSigns } from './fire';
import { gasEscape } from './gas-escape';
import { lpgEscape, oilEscape } from './lpg-oil';
import { gasPutBack, unsafePutBack } from './put-back-in-use';
import type { Rule } from './rule';
import { waterNearElectrics, waterOutOfHand } from './water-electrics';

/** Raised whenever a rule, a word list, a softening or the learned weights change what is found. */
export const ruleVersion = 20;

// What kills first comes first: a burning house needs 999. LPG stands before gas because its card says all that gas's says and more.
export const rules: readonly Rule[] = [
  fireBurning,
  lpgEscape,
  gasEscape,
  carbonMonoxideAlarm,
  carbonMonoxideSymptoms,
  fireSigns,
  waterNearElectrics,
  oilEscape,
  carbonMonoxideSource,
  unsafePutBack,
  gasPutBack,
  waterOutOfHand,
];
