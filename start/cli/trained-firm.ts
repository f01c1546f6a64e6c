import { readFile } from 'node:fs/promises';
import type { TrainedFirm } from '@pilotlight/backend/evaluation/evaluate-answer';
import { trainingSchema } from '@pilotlight/contracts/values/training';
import { z } from 'zod';
import { reading } from './named-file';
import { typedPath } from './settings';

/** Its message names the file. */
export class BadTraining extends Error {}

const namedSchema = z.object({ name: z.string().trim().min(1).optional(), training: trainingSchema });
const parts = Object.keys(trainingSchema.shape);

const objectIn = (text: string, file: string): object => {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    throw new BadTraining(`${file} is no JSON`);
  }
  throw new BadTraining(`${file} holds no training`);
};

/** Of a training by itself, or of `{"name", "training"}`. */
export const trainedFirmOf = (text: string, file: string): TrainedFirm => {
  const value = objectIn(text, file);
  const isNamed = 'training' in value;
  // Each part of a training may be absent, so that any other file would do as one that tells nothing.
  if (!isNamed && !parts.some((part) => part in value)) throw new BadTraining(`${file} holds no training`);
  const { data, error } = namedSchema.safeParse(isNamed ? value : { training: value });
  if (!error) return data;
  const [issue] = error.issues;
  const field = issue?.path.slice(isNamed ? 0 : 1).join('.');
  throw new BadTraining(`${file} is not as expected: look at its "${field ?? ''}": ${issue?.message ?? ''}`);
};

export const readTrainedFirm = async (file: string): Promise<TrainedFirm> =>
  trainedFirmOf(await reading(file, readFile(typedPath(file), 'utf8')), file);
