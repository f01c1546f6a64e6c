import { type Reworded, sampleFrames } from '@pilotlight/contracts/http/platform-prompt';
import type { Route } from '@pilotlight/contracts/http/route';
import type { TrialChange, TrialProgress, TrialResult } from '@pilotlight/contracts/http/training';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { apiErrorFrom } from '../../../api/api-error';
import { streamed } from '../../../api/streamed';

/** How a trial is asked for, and what its result is made of. */
export interface TrialAsked<Result extends TrialResult> {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
  readonly body: object;
  readonly result: z.ZodType<Result>;
}

export interface TrialSoFar<Result extends TrialResult = TrialResult> {
  readonly running: boolean;
  readonly progress: TrialProgress | null;
  readonly changes: readonly TrialChange[];
  /** Replies that read otherwise: the first of them, where they are compared. */
  readonly reworded: readonly Reworded[];
  readonly result: Result | null;
  /** Whole seconds that it took. */
  readonly seconds: number;
  readonly failure: string | null;
}

const nothing: TrialSoFar<never> = {
  running: false,
  progress: null,
  changes: [],
  reworded: [],
  result: null,
  seconds: 0,
  failure: null,
};

const withFrame = <Result extends TrialResult>(
  trial: TrialSoFar<Result>,
  event: string,
  data: unknown,
): TrialSoFar<Result> => {
  switch (event) {
    case 'progress':
      return { ...trial, progress: sampleFrames.progress.parse(data) };
    case 'change':
      return { ...trial, changes: [...trial.changes, sampleFrames.change.parse(data)] };
    case 'reworded':
      return { ...trial, reworded: [...trial.reworded, sampleFrames.reworded.parse(data)] };
    default:
      return trial;
  }
};

/** Tries the saved draft on the newest conversations; cancelled when left. */
export const useTrial = <Result extends TrialResult>({ route, params, body, result }: TrialAsked<Result>) => {
  const [trial, setTrial] = useState<TrialSoFar<Result>>(nothing);
  const running = useRef<AbortController | null>(null);
  const cancel = () => {
    running.current?.abort();
    setTrial((now) => ({ ...now, running: false }));
  };
  useEffect(() => () => running.current?.abort(), []);
  const start = async () => {
    const began = Date.now();
    const { signal } = (running.current = new AbortController());
    setTrial({ ...nothing, running: true });
    const onFrame = (event: string, data: unknown) => {
      if (signal.aborted) return;
      const seconds = Math.ceil((Date.now() - began) / 1000);
      if (event === 'result') setTrial((now) => ({ ...now, result: result.parse(data), seconds }));
      else setTrial((now) => withFrame(now, event, data));
    };
    try {
      await streamed({ route, params, body, signal, onFrame });
      if (!signal.aborted)
        setTrial((now) => ({
          ...now,
          running: false,
          failure: now.result ? null : 'The trial broke off. Please try again.',
        }));
    } catch (thrown) {
      setTrial({ ...nothing, failure: apiErrorFrom(thrown).reason ?? 'Please try again.' });
    }
  };
  return { trial, start, cancel };
};
