import type { ModelFault } from './language-model';
import type { TokensUsed } from './spend';

/** Why an engine has no answer, and what trying took. */
export class EngineFault extends Error {
  constructor(
    readonly fault: ModelFault,
    readonly used: TokensUsed,
  ) {
    super(fault.message);
    this.name = 'EngineFault';
  }
}
