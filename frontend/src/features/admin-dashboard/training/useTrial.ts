import {
  type TrialChange,
  trialFrames,
  type TrialProgress,
  type TrialResult,
  tryTraining,
} from '@pilotlight/contracts/http/training';
import { useEffect, useRef, useState } from 'react';
import { apiErrorFrom } from '../../../api/api-error';
import { streamed } from '../../../api/streamed';

export interface TrialSoFar {
  readonly running: boolean;
  readonly progress: TrialProgress | null;
  readonly changes: readonly TrialChange[];
  readonly result: TrialResult | null;
  /** Whole seconds that it took. */
  readonly seconds: number;
  readonly failure: string | null;
}

const nothing: TrialSoFar = {
  running: false,
  progress: null,
  changes: [],
  result: null,
  seconds: 0,
  failure: null,
};

const withFrame = (trial: TrialSoFar, event: string, data: unknown, seconds: number): TrialSoFar => {
  switch (event) {
    case 'progress':
      return { ...trial, progress: trialFrames.progress.parse(data) };
    case 'change':
      return { ...trial, changes: [...trial.changes, trialFrames.change.parse(data)] };
    case 'result':
      return { ...trial, result: trialFrames.result.parse(data), seconds };
    default:
      return trial;
  }
};

/** Tries the saved draft on the newest conversations; cancelled when left. */
export const useTrial = (slug: string, count: number) => {
  const [trial, setTrial] = useState(nothing);
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
      if (!signal.aborted) setTrial((now) => withFrame(now, event, data, Math.ceil((Date.now() - began) / 1000)));
    };
    try {
      await streamed({ route: tryTraining, params: { slug }, body: { count }, signal, onFrame });
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
