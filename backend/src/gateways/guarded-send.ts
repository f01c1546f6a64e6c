import { type CircuitBreaker, usualRules } from './circuit-breaker';
import type { SendOutcome } from './send-outcome';

const atRest: SendOutcome = {
  kind: 'refused',
  reason: 'provider-down',
  detail: 'not asked: it failed too often just now',
  retryAfterSeconds: usualRules.rest / 1_000,
};

/** A provider that refuses is up; so is a busy one, which may concern this recipient alone. */
const wasThere = (outcome: SendOutcome): boolean =>
  outcome.kind === 'sent' || (outcome.kind === 'refused' && outcome.reason !== 'provider-down');

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
