import { trialFrames, type TrialResult, tryTraining } from '@pilotlight/contracts/http/training';
import { useEffect } from 'react';
import { HistoryTrial } from './HistoryTrial';
import { useTrial } from './useTrial';

const most = 200;

const intro = `We re-run your last ${most} chats with this draft and show what would change: type of enquiry, lead grade, safety alerts, stopped replies. Nothing is sent and nothing is kept.`;

interface TrialPanelProps {
  readonly slug: string;
  /** Told of each result that is shown, and null once it is no more. */
  readonly onResult: (result: TrialResult | null) => void;
}

/** The saved draft on what visitors really said: how far it is, and what would change. */
export const TrialPanel = ({ slug, onResult }: TrialPanelProps) => {
  const of = useTrial({ route: tryTraining, params: { slug }, body: { count: most }, result: trialFrames.result });
  const { result, changes } = of.trial;
  useEffect(() => {
    onResult(result);
    return () => onResult(null);
  }, [onResult, result]);
  const found = ({ conversations }: TrialResult): string | null => {
    if (changes.length > 0) return null;
    return conversations === 0
      ? 'No conversations yet'
      : 'No intent, grade or safety hit would have changed, and no reply would have been stopped. What replies say isn’t compared: ask in Preview.';
  };
  return <HistoryTrial of={of} intro={intro} found={found} />;
};
