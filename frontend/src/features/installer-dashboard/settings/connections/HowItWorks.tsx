import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Panel } from '../../../../ui/Panel';

const ways = [
  ['Zapier', 'Make a Zap with the trigger “Webhooks by Zapier”, Catch Hook, and paste its address here.'],
  ['Make', 'Start a scenario with “Webhooks”, Custom webhook, and paste its address here.'],
  [
    'HubSpot',
    'Settings, Integrations, Private Apps: make one with the scopes crm.objects.contacts.read and .write and crm.schemas.contacts.read; for deals also crm.objects.deals.read and .write and crm.schemas.deals.read and .write.',
  ],
  [
    'Your own system',
    'Every message is signed in the form of standardwebhooks.com. Check the signature before you use it.',
  ],
] as const;

/** What stands on the other side. */
export const HowItWorks = () => (
  <Panel title="How to connect">
    <Box sx={{ display: 'grid', gap: 2, p: { xs: 2, md: '16px 24px 24px' } }}>
      <Box component="dl" sx={{ display: 'grid', gap: 2, m: 0, '& dd': { m: 0 } }}>
        {ways.map(([where, how]) => (
          <div key={where}>
            <Typography variant="label" component="dt">
              {where}
            </Typography>
            <Typography variant="small" component="dd">
              {how}
            </Typography>
          </div>
        ))}
      </Box>
      <Typography variant="small">
        What a visitor told you goes to that system, and stays there: when you erase a visitor here, erase them there
        too.
      </Typography>
    </Box>
  </Panel>
);
