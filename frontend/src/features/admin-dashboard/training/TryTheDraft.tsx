import type { KnownTraining, TrialResult } from '@pilotlight/contracts/http/training';
import { useState } from 'react';
import { PreviewChat } from './PreviewChat';
import { TrialPanel } from './TrialPanel';
import { TryFrame, type WayToTry } from './TryFrame';
import { usePreviewTrainingMutation } from './training.api';
import { triedAgainst } from './version-names';

interface TryTheDraftProps {
  readonly slug: string;
  readonly known: KnownTraining;
  readonly unsaved: boolean;
}

/** What the saved draft would change, before anybody else sees it. */
export const TryTheDraft = ({ slug, known, unsaved }: TryTheDraftProps) => {
  const [way, setWay] = useState<WayToTry>('preview');
  // A result stays that of what was tried, whatever is published after it.
  const [result, setResult] = useState<TrialResult | null>(null);
  const { draft, published } = known;
  const [preview] = usePreviewTrainingMutation();
  return (
    <TryFrame
      as="aside"
      title={triedAgainst(result ?? { draft: draft.number, published: published.number })}
      way={way}
      onWay={setWay}
      unsaved={unsaved}
      sx={{ borderLeft: { md: '1px solid var(--line)' } }}
    >
      {way === 'preview' ? (
        <PreviewChat
          key={draft.number}
          ask={async (messages, text) => (await preview({ params: { slug }, body: { messages, text } }).unwrap()).reply}
        />
      ) : (
        <TrialPanel key={draft.number} slug={slug} onResult={setResult} />
      )}
    </TryFrame>
  );
};
