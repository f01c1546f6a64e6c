import type { ScriptReason } from '@pilotlight/contracts/values/answer-account';
import type { ProviderFault } from '@pilotlight/contracts/http/platform-health';
import type { ProviderStates } from '../provider-states';
import type { EngineHappening } from './engine-watch';

/** What the script's answer says of the model's provider; null where it says nothing. */
const faultBehind = (reason: ScriptReason): ProviderFault | null => {
  switch (reason) {
    case 'timeout':
      return 'timeout';
    case 'provider':
      return 'unreachable';
    case 'unusable':
      return 'unusable';
    case 'danger':
    case 'budget':
    case 'circuit-open':
    case 'unsafe':
      return null;
  }
};

export const seeAssistant = (states: ProviderStates, happening: EngineHappening): void => {
  switch (happening.kind) {
    case 'answered': {
      const { engine, scriptedBecause } = happening.account;
      const fault = scriptedBecause && faultBehind(scriptedBecause);
      if (engine === 'openai' || fault) states.heard('assistant', fault);
      break;
    }
    case 'breaker-opened':
      states.rests('assistant', happening.rest);
      break;
    case 'breaker-closed':
      states.rests('assistant', null);
      break;
    case 'spent':
    case 'owed':
    case 'used-up':
  }
};
