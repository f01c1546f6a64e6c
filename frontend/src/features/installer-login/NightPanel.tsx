import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { monthly, shortPoundsOf } from '@pilotlight/contracts/values/money';
import { CalendarCheck, CreditCard, FileText, Flame, type LucideIcon, ShieldCheck } from 'lucide-react';
import { icon } from '../../ui/icon';
import { largeTitle } from './large-title';
import { NightTeaser } from './NightTeaser';

const blurbs: readonly { drawing: LucideIcon; text: string }[] = [
  { drawing: FileText, text: 'Quote-ready job sheets with photos by slot' },
  { drawing: Flame, text: 'Leads graded hot, warm or cold, with reasons' },
  { drawing: CalendarCheck, text: 'Visits booked into your real gaps' },
  { drawing: ShieldCheck, text: 'Gas safety advice before any AI answers' },
];

const panel = {
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 4,
  px: { xs: 2, md: 8 },
  py: { xs: 5, md: 6 },
  background: '#0b1f33',
  color: '#ffffff',
  '& > *': { position: 'relative', width: '100%', maxWidth: 464 },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: '50%',
    bottom: -340,
    width: 900,
    maxWidth: 'none',
    height: 700,
    transform: 'translateX(-50%)',
    background: 'radial-gradient(closest-side, rgb(0 174 239 / .42), transparent)',
  },
} as const;

const stripe = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  height: 36,
  px: 1.75,
  borderRadius: '999px',
  border: '1px solid #25435e',
  background: 'rgb(255 255 255 / .05)',
  fontWeight: 550,
  color: '#ffffff',
  whiteSpace: 'nowrap',
  '& svg': { color: '#33c1f5' },
} as const;

/** What Pilotlight does, by the enquiries of one night. */
export const NightPanel = () => (
  <Box component="aside" aria-label="What Pilotlight does" sx={panel}>
    <div>
      <Typography component="h2" sx={{ ...largeTitle, textWrap: 'balance' }}>
        Your overnight enquiries
      </Typography>
      <Typography sx={{ mt: 1.5, fontSize: 16, lineHeight: '26px', color: '#a9bccb' }}>
        Visitors were answered, their photos collected and their jobs written up before you put the kettle on.
      </Typography>
    </div>
    <NightTeaser />
    <Box component="ul" sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: '16px 24px' }}>
      {blurbs.map(({ drawing: Drawing, text }) => (
        <Box
          component="li"
          key={text}
          sx={{ display: 'flex', gap: 1.5, color: '#d5e1ea', '& svg': { flex: 'none', mt: '2px', color: '#33c1f5' } }}
        >
          <Drawing {...icon} />
          {text}
        </Box>
      ))}
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
      <Typography variant="small" component="span" sx={stripe}>
        <CreditCard {...icon} />
        Payments via Stripe
      </Typography>
      <Typography variant="small" component="span" sx={{ color: '#a9bccb' }}>
        {shortPoundsOf(monthly.net)} + VAT a month, cancel any time
      </Typography>
    </Box>
  </Box>
);
