import { type CircuitBreaker, usualRules } from './circuit-breaker';
import type { SendOutcome } from './send-outcome';

const atRest: SendOutcome = {
  kind: 'refused',
  reason: 'provider-down',
  detail: 'not asked: it failed too often just now',
  retryAfterSeconds: usualRules.rest / 1_000,
};

/** One who refuses a message is there; so is one who is busy, which may be about this recipient alone. */
const wasThere = (outcome: SendOutcome): boolean =>
  outcome.kind === 'sent' || (outcome.kind === 'refused' && outcome.reason !== 'provider-down');

/** Sends, unless the provider has just failed several times in a row: then it is refused at once, to be tried again. */
export const guardedSend = async (breaker: CircuitBreaker, send: () => Promise<SendOutcome>): Promise<SendOutcome> => {
  if (!breaker.enter()) return atRest;
  try {
    const outcome = await send();
    if (wasThere(outcome)) breaker.succeeded();
    else breaker.failed();
    return outcome;
  } catch (error) {
    breaker.calledOff();
    throw error;
  }
};
