import type { KnownPlatformPrompt } from '@pilotlight/contracts/http/platform-prompt';
import { useState } from 'react';
import { PreviewChat } from '../training/PreviewChat';
import { TryFrame, type WayToTry } from '../training/TryFrame';
import { type ChosenInstaller, InstallerChoice } from './InstallerChoice';
import { usePreviewPromptMutation } from './platform-prompt.api';
import { SamplePanel } from './SamplePanel';

interface TryPromptProps {
  readonly draft: KnownPlatformPrompt['draft'];
  readonly unsaved: boolean;
}

/** Between the band and the bar at the foot. */
const besideTheForm = {
  position: { md: 'sticky' },
  top: { md: 24 },
  height: { md: 'calc(100vh - 264px)' },
  minHeight: { md: 420 },
  border: '1px solid var(--line)',
  borderRadius: '12px',
} as const;

/** What the saved draft would change, before anybody else sees it. */
export const TryPrompt = ({ draft, unsaved }: TryPromptProps) => {
  const [way, setWay] = useState<WayToTry>('preview');
  const [as, setAs] = useState<ChosenInstaller | null>(null);
  const [preview] = usePreviewPromptMutation();
  const choice = way === 'preview' && <InstallerChoice chosen={as} onChoose={setAs} />;
  return (
    <TryFrame as="section" title="Try the draft" {...{ way, unsaved, choice }} onWay={setWay} sx={besideTheForm}>
      {way === 'history' && <SamplePanel key={draft.number} />}
      {way === 'preview' && as && (
        <PreviewChat
          key={`${draft.number} ${as.slug}`}
          ask={async (messages, text) => (await preview({ body: { slug: as.slug, messages, text } }).unwrap()).reply}
        />
      )}
    </TryFrame>
  );
};
