import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodedWeights, type Weights } from './weights-file';

export type WeightsName =
  'danger-weights' | 'hazard-weights' | 'intent-weights' | 'subject-weights' | 'candidate-weights' | 'topic-weights';

/** Reads learned weights once, while modules load: the one file that the assistant opens. They stand beside this one, built or not. */
export const readWeights = (name: WeightsName): Weights => decodedWeights(readFileSync(join(__dirname, `${name}.bin`)));
