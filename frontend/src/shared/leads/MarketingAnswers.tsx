import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MarketingAnswer } from '@pilotlight/contracts/values/marketing-consent';
import type { Channel } from '@pilotlight/contracts/values/notification-event';
import { formatDateTime } from '../../ui/format';

const channelWords: Readonly<Record<Channel, string>> = { email: 'email', sms: 'SMS', whatsapp: 'WhatsApp' };

interface Said {
  readonly agreed: boolean;
  readonly channels: string;
  readonly at: string;
  readonly from: string;
}

const fromWhere = ({ agreed, wording, shownIn }: MarketingAnswer): string => {
  switch (shownIn) {
    case 'details-form':
      return `“${wording}” was ${agreed ? 'ticked' : 'left unticked'} on the details form`;
    case 'unsubscribe-page':
      return `“${wording}” was pressed on the unsubscribe page`;
  }
};

/** What was said at once is one line. */
const saidIn = (answers: readonly MarketingAnswer[]): Said[] => {
  const said = new Map<string, Said>();
  for (const answer of answers) {
    const { agreed, at, channel } = answer;
    const before = said.get(`${agreed} ${at}`);
    const channels = before ? `${before.channels}, ${channelWords[channel]}` : channelWords[channel];
    said.set(`${agreed} ${at}`, { agreed, at, channels, from: fromWhere(answer) });
  }
  return [...said.values()];
};

/** Whether a visitor may be sent offers, by which channels, and what they read when they said so. */
export const MarketingAnswers = ({ answers }: { readonly answers: readonly MarketingAnswer[] }) => (
  <Box component="section" aria-label="Offers and reminders" sx={{ display: 'grid', gap: 0.5 }}>
    <Typography variant="small">Offers and reminders</Typography>
    {answers.length === 0 && <span>Not asked, so none may be sent</span>}
    {saidIn(answers).map(({ agreed, channels, at, from }) => (
      <div key={`${agreed} ${at}`}>
        <Box component="span" sx={{ color: agreed ? 'var(--good)' : 'var(--text)', fontWeight: 600 }}>
          {agreed ? 'Agreed' : 'Refused'}
        </Box>{' '}
        by {channels}
        <Typography variant="small">
          {from}, {formatDateTime(at)}
        </Typography>
      </div>
    ))}
  </Box>
);
