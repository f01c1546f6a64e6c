import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { channels } from '@pilotlight/contracts/values/notification-event';
import type { NotificationPreferences } from '@pilotlight/contracts/values/notification-preferences';
import { defaultTemplates } from '@pilotlight/notifications/default-templates';
import { renderedEmail } from '@pilotlight/notifications/render';
import { sampleValues, variables } from '@pilotlight/notifications/variables';
import { channelInSentence } from '../../../../shared/notification-preferences/preference-names';
import { Mark } from '../../../../ui/Mark';
import { toast } from '../../../../ui/toasts/toasts';
import { Panel } from '../../../../ui/Panel';
import { useSendTestAlertMutation } from '../settings.api';
import { tellNotSent } from './failures';

const template = defaultTemplates.get('lead_qualified');
const example = template && renderedEmail(template.channels.email, sampleValues(Object.keys(variables)));
const listed = new Intl.ListFormat('en-GB');

/** What comes in for a hot lead, and a test of it by the ways that are saved. */
export const AlertExample = ({ kept }: { readonly kept: NotificationPreferences }) => {
  const [send, { isLoading: sending }] = useSendTestAlertMutation();
  const test = async () => {
    try {
      const { message } = await send().unwrap();
      toast({ title: message });
    } catch (thrown) {
      tellNotSent(thrown);
    }
  };
  const ways = channels.filter((channel) => kept.channels[channel]).map((channel) => channelInSentence[channel]);
  return (
    <Panel
      title="What an alert looks like"
      aside={
        <Button size="small" disabled={sending} onClick={() => void test()}>
          {sending ? 'Sending...' : 'Send a test'}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, p: { xs: 2, md: '16px 24px 24px' } }}>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: '32px minmax(0, 1fr)',
            columnGap: 1.5,
            p: 1.5,
            borderRadius: '12px',
            background: 'var(--surface-sunk)',
            '& svg': { m: 0.5 },
          }}
        >
          <Mark size={24} />
          <div>
            <Typography variant="subhead" component="p">
              {example?.subject}
            </Typography>
            <Typography variant="body" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {example?.text.replaceAll(/\n+/g, '\n')}
            </Typography>
          </div>
        </Box>
        <Typography variant="small">A test goes out by {listed.format(ways)}, as saved.</Typography>
      </Box>
    </Panel>
  );
};
