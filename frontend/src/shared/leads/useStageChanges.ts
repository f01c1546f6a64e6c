import { mostStagesAtOnce, type StageChange, type StageOutcome } from '@pilotlight/contracts/http/lead-hub';
import type { LeadStage } from '@pilotlight/contracts/values/lead-stage';
import { useEffect, useRef, useState } from 'react';
import { apiErrorFrom } from '../../api/api-error';
import { useSetLeadStagesMutation } from './lead-hub.api';

export interface StageProgress {
  /** Null while an earlier change is taken back. */
  readonly stage: LeadStage | null;
  readonly wanted: readonly StageChange[];
  readonly outcomes: readonly StageOutcome[];
  readonly state: 'running' | 'stopping' | 'ended';
}

/** As for a single stage and a visit's: a minute to take it back. */
const undoMilliseconds = 60_000;

const lost = (changes: readonly StageChange[], message: string): StageOutcome[] =>
  changes.map(({ sessionId }) => ({ sessionId, outcome: 'failed', message, before: null }));

/** Back where each stood, unless somebody has moved it on since. */
const backOf = (outcomes: readonly StageOutcome[], stage: LeadStage): StageChange[] =>
  outcomes.flatMap(({ sessionId, outcome, before }) =>
    outcome === 'changed' && before && before.stage !== stage
      ? [
          {
            sessionId,
            stage: before.stage,
            from: stage,
            ...(before.reason && { reason: before.reason }),
            ...(before.valuePence !== null && { valuePence: before.valuePence }),
          },
        ]
      : [],
  );

/** Sets the stages of many leads turn by turn. Stopping waits for the turn under way, so that what came of each is known. */
export const useStageChanges = () => {
  const [set] = useSetLeadStagesMutation();
  const [progress, setProgress] = useState<StageProgress | null>(null);
  const [back, setBack] = useState<readonly StageChange[]>([]);
  const stopping = useRef(false);

  useEffect(() => {
    if (back.length === 0) return;
    const timer = setTimeout(() => setBack([]), undoMilliseconds);
    return () => clearTimeout(timer);
  }, [back]);

  const run = async (stage: LeadStage | null, wanted: readonly StageChange[]): Promise<readonly StageOutcome[]> => {
    stopping.current = false;
    setBack([]);
    let outcomes: readonly StageOutcome[] = [];
    setProgress({ stage, wanted, outcomes, state: 'running' });
    for (let from = 0; from < wanted.length && !stopping.current; from += mostStagesAtOnce) {
      const changes = wanted.slice(from, from + mostStagesAtOnce);
      const answer = await set({ body: { changes } })
        .unwrap()
        .then(
          (body) => body.outcomes,
          (thrown: unknown) => lost(changes, apiErrorFrom(thrown).reason ?? 'Not known. Please try again.'),
        );
      outcomes = [...outcomes, ...answer];
      setProgress({ stage, wanted, outcomes, state: stopping.current ? 'stopping' : 'running' });
    }
    setProgress({ stage, wanted, outcomes, state: 'ended' });
    if (stage) setBack(backOf(outcomes, stage));
    return outcomes;
  };

  return {
    progress,
    run,
    /** What can be taken back within the minute; none after it. */
    back,
    undo: () => run(null, back),
    again: () => {
      if (!progress) return;
      const failed = new Set(
        progress.outcomes.filter(({ outcome }) => outcome === 'failed').map((each) => each.sessionId),
      );
      void run(
        progress.stage,
        progress.wanted.filter(({ sessionId }) => failed.has(sessionId)),
      );
    },
    close: () => setProgress(null),
    stop: () => {
      stopping.current = true;
      setProgress((now) => now && { ...now, state: now.state === 'running' ? 'stopping' : now.state });
    },
  };
};

export type StageChanges = ReturnType<typeof useStageChanges>;
