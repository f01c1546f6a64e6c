import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { type Channel, channels } from '@pilotlight/contracts/values/notification-event';
import type { NotificationTemplate } from '@pilotlight/contracts/values/notification-template';
import { useId, useState } from 'react';
import { UnsavedQuestion } from '../../../shared/unsaved/UnsavedQuestion';
import { EditorBar } from './EditorBar';
import { EmailFields } from './EmailFields';
import { EnabledSwitch } from './EnabledSwitch';
import { LastSevenDays } from './LastSevenDays';
import { LivePreview } from './LivePreview';
import { useTemplateSamplesQuery } from './notifications.api';
import { previewSamples } from './preview-samples';
import { SmsFields } from './SmsFields';
import { showsTemplate, useTemplateAddress } from './template-address';
import { channelLooks } from './template-channels';
import { useSaveKey } from './useSaveKey';
import { useTemplateDraft } from './useTemplateDraft';
import { WhatsappFields } from './WhatsappFields';

interface TemplateEditorProps {
  readonly template: NotificationTemplate;
  /** The event type that is open where the address names none. */
  readonly first: string | undefined;
}

const dotted = (isOn: boolean) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      width: 6,
      height: 6,
      m: '0 !important',
      borderRadius: '50%',
      background: isOn ? 'var(--good)' : 'var(--line-strong)',
    }}
  />
);

/** One template: its texts by channel, and what its readers get. */
export const TemplateEditor = ({ template, first }: TemplateEditorProps) => {
  const id = useId();
  const { channel, showChannel } = useTemplateAddress();
  const { eventType, variables } = template;
  const real = useTemplateSamplesQuery({ params: { eventType } }).data?.samples ?? [];
  const [at, setAt] = useState(0);
  const draft = useTemplateDraft(template);
  useSaveKey(draft.save);
  const samples = previewSamples(template, real);
  const [madeUp] = samples;
  const sample = samples[at] ?? madeUp;
  return (
    <>
      <Box
        component="section"
        aria-labelledby={`${id}-name`}
        sx={{ display: 'flex', flexDirection: 'column', minWidth: 0, p: { xs: '16px 16px 0', md: '24px 32px 0' } }}
      >
        <Typography id={`${id}-name`} variant="head" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {template.name}
        </Typography>
        <Typography variant="small" sx={{ overflowWrap: 'anywhere' }}>
          {template.description ? `${eventType}. ${template.description}` : eventType}
        </Typography>
        <Tabs
          value={channel}
          onChange={(_, next: Channel) => showChannel(next)}
          aria-label="Channels"
          sx={{ flex: 'none', mt: 1, borderBottom: '1px solid var(--line)' }}
        >
          {channels.map((each) => (
            <Tab
              key={each}
              value={each}
              label={channelLooks[each].label}
              icon={dotted(draft.texts[each].enabled)}
              iconPosition="start"
              id={`${id}-${each}`}
              {...(channel === each && { 'aria-controls': `${id}-panel` })}
            />
          ))}
        </Tabs>
        <Box
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${channel}`}
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, py: 3 }}
        >
          <EnabledSwitch
            channel={channel}
            enabled={draft.texts[channel].enabled}
            onChange={(enabled) => draft.change(channel, { enabled })}
          />
          {channel === 'email' && <EmailFields {...{ draft, variables }} />}
          {channel === 'sms' && sample && <SmsFields {...{ draft, variables, sample, real }} />}
          {channel === 'whatsapp' && <WhatsappFields {...{ draft, variables }} />}
          <LastSevenDays eventType={eventType} channel={channel} />
        </Box>
        <EditorBar template={template} draft={draft} channel={channel} />
      </Box>
      <LivePreview {...{ template, texts: draft.texts, channel, samples, at, onSample: setAt }} />
      <UnsavedQuestion
        changed={draft.changed}
        losesChanges={(to) => draft.losesChanges() && !(to && showsTemplate(to, eventType, first))}
      />
    </>
  );
};
