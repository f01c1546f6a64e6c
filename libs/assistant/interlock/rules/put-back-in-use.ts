import { isPutBackInUse } from '../put-back-in-use';
import type { Rule } from './rule';

/** An appliance that was found unsafe, and is used all the same. */
export const unsafePutBack: Rule = {
  id: 'unsafe-put-back',
  hazard: 'carbon-monoxide',
  patterns: [{ needs: [['foundUnsafe', 'unsafeWord']], within: 0, holds: isPutBackInUse, goesOn: true }],
};

/** Gas that was cut off, and is let in again by somebody who may not. */
export const gasPutBack: Rule = {
  id: 'gas-put-back',
  hazard: 'gas',
  patterns: [{ needs: [['cutOff']], within: 0, holds: isPutBackInUse, goesOn: true }],
};
