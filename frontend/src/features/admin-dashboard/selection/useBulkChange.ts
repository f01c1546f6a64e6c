import { type ChatbotAct, type ChatbotChange, mostAtOnce } from '@pilotlight/contracts/http/many-installers';
import { useRef, useState } from 'react';
import { apiErrorFrom } from '../../../api/api-error';
import { useChangeChatbotsMutation } from '../admin-dashboard.api';

export interface BulkProgress {
  readonly act: ChatbotAct;
  readonly wanted: readonly string[];
  readonly changes: readonly ChatbotChange[];
  readonly state: 'running' | 'stopping' | 'ended';
}

const lost = (slugs: readonly string[], message: string): ChatbotChange[] =>
  slugs.map((slug) => ({ slug, outcome: 'failed', message }));

/**
 * Suspends or resumes many chatbots turn by turn. Stopping waits for the turn under way, so that what came of each is
 * known; a turn without an answer may have taken effect, and its installers are told as failed: again is safe.
 */
export const useBulkChange = () => {
  const [change] = useChangeChatbotsMutation();
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const stopping = useRef(false);

  const run = async (act: ChatbotAct, wanted: readonly string[], reason: string): Promise<void> => {
    stopping.current = false;
    let changes: readonly ChatbotChange[] = [];
    setProgress({ act, wanted, changes, state: 'running' });
    for (let from = 0; from < wanted.length && !stopping.current; from += mostAtOnce) {
      const slugs = wanted.slice(from, from + mostAtOnce);
      const said = act === 'suspend' && reason ? { reason } : {};
      const answer = await change({ body: { act, slugs, ...said } })
        .unwrap()
        .then(
          (body) => body.changes,
          (thrown: unknown) => lost(slugs, apiErrorFrom(thrown).reason ?? 'Not known. Please try again.'),
        );
      changes = [...changes, ...answer];
      setProgress({ act, wanted, changes, state: stopping.current ? 'stopping' : 'running' });
    }
    setProgress({ act, wanted, changes, state: 'ended' });
  };

  return {
    progress,
    run,
    stop: () => {
      stopping.current = true;
      setProgress((now) => now && { ...now, state: now.state === 'running' ? 'stopping' : now.state });
    },
  };
};
