import { isPutBackInUse } from '../put-back-in-use';
import type { Rule } from './rule';

export const unsafePutBack: Rule = {
  id: 'unsafe-put-back',
  hazard: 'carbon-monoxide',
  patterns: [{ needs: [['foundUnsafe', 'unsafeWord']], within: 0, holds: isPutBackInUse, goesOn: true }],
};

export const gasPutBack: Rule = {
  id: 'gas-put-back',
  hazard: 'gas',
  patterns: [{ needs: [['cutOff']], within: 0, holds: isPutBackInUse, goesOn: true }],
};
