import type { Logger } from 'pino';
import { budgetVariables } from '../config/openai-settings';
import type { EngineHappening, EngineWatch } from '../gateways/assistant/engine-watch';

/** More than there are conversations in a day. */
const mostRemembered = 20_000;

/** Each fault, and a lasting state once. Lines name the message by its event. */
export const assistantLog = (logger: Pick<Logger, 'info' | 'warn'>): EngineWatch => {
  const told = new Set<string>();
  const once = (key: string, tell: () => void): void => {
    if (told.has(key)) return;
    if (told.size >= mostRemembered) told.clear();
    told.add(key);
    tell();
  };
  return (happening: EngineHappening): void => {
    switch (happening.kind) {
      case 'owed': {
        const { reason, fault, message } = happening;
        logger.warn({ ...named(message), reason, fault }, 'the model gave no answer; the script did');
        break;
      }
      case 'used-up': {
        const variable = budgetVariables[happening.budget];
        const lasts = happening.budget === 'session' ? 'in this conversation' : 'until the day in London ends';
        once(happening.key, () =>
          logger.warn(
            { ...named(happening.message), budget: happening.budget },
            `${variable} is used up: the script answers ${lasts}`,
          ),
        );
        break;
      }
      case 'breaker-opened':
        logger.warn(
          { restSeconds: happening.rest / 1_000 },
          'the model failed and is not asked for a while; the script answers',
        );
        break;
      case 'breaker-closed':
        logger.info('the model answers again');
        break;
      case 'spent':
      case 'answered':
      // Its account is in the event log.
    }
  };
};

const named = ({ slug, eventId }: { readonly slug: string; readonly eventId: string }) => ({ slug, eventId });
