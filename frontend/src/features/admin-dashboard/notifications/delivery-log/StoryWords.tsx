import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Notification } from '@pilotlight/contracts/http/notifications';
import { EmailView } from '../../../../shared/messages/EmailView';
import { addressInWords } from './in-words';

interface StoryWordsProps {
  readonly notification: Notification;
  /** Of an email alone. */
  readonly html: string | null;
}

/** What a message says, as its reader got it. */
export const StoryWords = ({ notification, html }: StoryWordsProps) => {
  const { text, subject, to, channel, audience, installerName } = notification;
  if (!text)
    return (
      <Typography variant="body" sx={{ color: 'var(--text-soft)' }}>
        Its words were erased with the person they were about.
      </Typography>
    );
  if (html === null)
    return (
      <Box
        component="p"
        sx={{
          m: 0,
          p: 2,
          border: '1px solid var(--line)',
          borderRadius: '12px',
          background: 'var(--surface)',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          fontSize: 14,
          lineHeight: '22px',
        }}
      >
        {text}
      </Box>
    );
  return (
    <EmailView
      title="Email preview"
      email={{
        from: audience === 'visitor' ? installerName : 'Pilotlight',
        to: addressInWords(to, channel),
        subject: subject ?? '',
        html,
      }}
    />
  );
};
