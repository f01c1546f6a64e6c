import type { ModelFault } from './language-model';
import type { TokensUsed } from './spend';

export class EngineFault extends Error {
  constructor(
    readonly fault: ModelFault,
    readonly used: TokensUsed,
  ) {
    super(fault.message);
    this.name = 'EngineFault';
  }
}
