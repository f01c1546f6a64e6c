import type { Log } from '../log';
import type { Poison } from './poison';

export const reportQuarantine = (log: Log, model: string, poison: Poison, attempts: number): void =>
  log.error(
    { model, ...poison, attempts, cure: cureOf(model) },
    'A stream is quarantined: a read model can not take in its event, and leaves out what follows in it',
  );

const cureOf = (model: string): string =>
  `start a version that can read and fold the event; or, once its cause is gone: npm run replay -- --redrive --model ${model}`;
