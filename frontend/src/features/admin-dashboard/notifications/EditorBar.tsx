import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Channel } from '@pilotlight/contracts/values/notification-event';
import type { NotificationTemplate } from '@pilotlight/contracts/values/notification-template';
import { Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { icon } from '../../../ui/icon';
import { DeleteQuestion } from './DeleteQuestion';
import { TestDialog } from './TestDialog';
import { useSendTest } from './useSendTest';
import type { TemplateDraft } from './useTemplateDraft';

interface EditorBarProps {
  readonly template: NotificationTemplate;
  readonly draft: TemplateDraft;
  readonly channel: Channel;
}

/** The editor's foot: what is done with the template. */
export const EditorBar = ({ template, draft, channel }: EditorBarProps) => {
  const [asking, setAsking] = useState<'delete' | 'phone' | null>(null);
  const test = useSendTest(template.eventType, channel, draft.texts);
  const close = () => setAsking(null);
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        m: { xs: 'auto -16px 0', md: 'auto -32px 0' },
        p: { xs: '12px 16px', md: '16px 32px' },
        borderTop: '1px solid var(--line)',
        background: 'var(--page)',
        '& .MuiButton-root': { flex: { xs: 1, md: 'none' }, px: { xs: 1, md: 2 } },
      }}
    >
      <Button
        variant="text"
        color="error"
        aria-label="Delete Template"
        onClick={() => setAsking('delete')}
        startIcon={<Trash2 {...icon} />}
        sx={{
          '&.MuiButton-root': {
            flex: 'none',
            px: 1,
            width: { xs: 44, md: 'auto' },
            mr: { md: 'auto' },
            ml: { md: -1 },
          },
          color: 'var(--bad)',
        }}
      >
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          Delete Template
        </Box>
      </Button>
      <Button
        startIcon={<Send {...icon} />}
        disabled={draft.isFaulty || test.sending}
        onClick={() => (channel === 'email' ? void test.send() : setAsking('phone'))}
      >
        {test.sending ? 'Sending...' : 'Send test'}
      </Button>
      <Button variant="contained" disabled={draft.isFaulty || draft.saving} onClick={() => void draft.save()}>
        {draft.saving ? 'Saving...' : 'Save Changes'}
      </Button>
      <DeleteQuestion open={asking === 'delete'} template={template} draft={draft} onClose={close} />
      {asking === 'phone' && <TestDialog channel={channel} test={test} onClose={close} />}
    </Box>
  );
};
