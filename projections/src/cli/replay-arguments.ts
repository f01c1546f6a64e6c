import { parseArgs } from 'node:util';
import { type ReadModelName, readModelNames } from '../read-models';

export interface ReplayRequest {
  readonly kind: 'replay' | 'verify' | 'redrive';
  readonly models: readonly ReadModelName[];
}

export class UnclearRequest extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UnclearRequest';
  }
}

export const usage = `npm run replay -- --model NAME | --all | --verify [--model NAME] | --redrive [--model NAME]
  --model NAME  folds this read model anew from the start of the log and swaps it in; may be given several times
  --all         the same for every read model, reading the log once
  --verify      folds aside and compares row by row with what is shown; changes nothing; ends with 1 where rows differ
  --redrive     tries again what is in quarantine; ends with 1 where something stays there
  --help        shows this
Read models: ${readModelNames.join(', ')}
Works while Pilotlight runs, and while it is stopped. DATABASE_URL or DATA_DIR say where.`;

const options = {
  model: { type: 'string', multiple: true },
  all: { type: 'boolean' },
  verify: { type: 'boolean' },
  redrive: { type: 'boolean' },
} as const;

const isReadModel = (name: string): name is ReadModelName => readModelNames.some((known) => known === name);

const parsed = (words: readonly string[]) => {
  try {
    return parseArgs({ args: [...words], options }).values;
  } catch (error) {
    const [reason = ''] = String(error)
      .replace(/^[^:]*: /, '')
      .split('. ');
    throw new UnclearRequest(reason);
  }
};

/** Throws UnclearRequest. */
export const readReplayRequest = (words: readonly string[]): ReplayRequest => {
  const { model = [], all = false, verify = false, redrive = false } = parsed(words);
  const unknown = model.filter((name) => !isReadModel(name));
  if (unknown.length > 0)
    throw new UnclearRequest(`There is no read model ${unknown.join(', ')}; there are ${readModelNames.join(', ')}`);
  if (all && model.length > 0) throw new UnclearRequest('--all and --model exclude each other');
  if (verify && redrive) throw new UnclearRequest('--verify and --redrive exclude each other');
  if (!all && !verify && !redrive && model.length === 0)
    throw new UnclearRequest('Say which: --model NAME, --all, --verify or --redrive');
  const chosen = readModelNames.filter((name) => model.length === 0 || model.includes(name));
  return { kind: verify ? 'verify' : redrive ? 'redrive' : 'replay', models: chosen };
};
