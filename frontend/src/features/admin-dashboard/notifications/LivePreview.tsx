import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Channel } from '@pilotlight/contracts/values/notification-event';
import type { NotificationTemplate, TemplateChannels } from '@pilotlight/contracts/values/notification-template';
import { renderedSms, renderedWhatsapp } from '@pilotlight/notifications/render';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { EmailView } from '../../../shared/messages/EmailView';
import { PhoneView } from '../../../shared/messages/PhoneView';
import { smallIcon } from '../../../ui/icon';
import { emailPreview } from './email-preview';
import { type PreviewSample, withUnknown } from './preview-samples';
import { rendering } from './rendering';
import { unknownNames } from './template-text';

interface LivePreviewProps {
  readonly template: NotificationTemplate;
  readonly texts: TemplateChannels;
  readonly channel: Channel;
  readonly samples: readonly PreviewSample[];
  /** Which of the samples it is drawn with. */
  readonly at: number;
  readonly onSample: (at: number) => void;
}

const button = {
  border: '1px solid var(--line-strong)',
  background: 'var(--surface)',
  width: { xs: 40, md: 32 },
  height: { xs: 44, md: 32 },
  '&.Mui-disabled': { borderColor: 'var(--line)', background: 'var(--surface-sunk)' },
} as const;

const messageOf = (
  { texts, channel, template }: LivePreviewProps,
  sample: PreviewSample | undefined,
): string | null => {
  if (!sample) return null;
  const { body } = channel === 'whatsapp' ? texts.whatsapp : texts.sms;
  const values = withUnknown(sample, unknownNames(body, template.variables));
  const render = channel === 'whatsapp' ? renderedWhatsapp : renderedSms;
  return rendering(() => render(body, values).text, body);
};

/** What a reader gets, as it is written. */
export const LivePreview = (props: LivePreviewProps) => {
  const { template, texts, channel, samples, at, onSample } = props;
  const sample = samples[at];
  return (
    <Box
      component="aside"
      aria-label="Live preview"
      sx={{
        gridColumn: { md: 2, lg: 'auto' },
        p: { xs: 2, md: 3 },
        background: 'var(--surface-sunk)',
        borderLeft: { lg: '1px solid var(--line)' },
        borderTop: { xs: '1px solid var(--line)', lg: 0 },
      }}
    >
      <Box sx={{ position: { lg: 'sticky' }, top: 24 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mb: 3 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="label" component="h2" sx={{ fontWeight: 600 }}>
              Live preview
            </Typography>
            <Typography variant="small" role="status" sx={{ overflowWrap: 'anywhere' }}>
              {sample?.label}
            </Typography>
          </Box>
          <IconButton aria-label="Previous sample" disabled={at === 0} onClick={() => onSample(at - 1)} sx={button}>
            <ChevronLeft {...smallIcon} />
          </IconButton>
          <IconButton
            aria-label="Next sample"
            disabled={at >= samples.length - 1}
            onClick={() => onSample(at + 1)}
            sx={button}
          >
            <ChevronRight {...smallIcon} />
          </IconButton>
        </Box>
        {channel === 'email'
          ? sample && <EmailView email={emailPreview(template, texts.email, sample)} title="Email preview" />
          : sample && (
              <PhoneView
                text={messageOf(props, sample) ?? ''}
                older={messageOf(props, samples[at + 1])}
                whatsapp={channel === 'whatsapp'}
              />
            )}
      </Box>
    </Box>
  );
};
