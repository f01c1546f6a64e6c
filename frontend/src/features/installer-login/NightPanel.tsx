import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type LucideIcon, MessageSquareText, ShieldCheck, UserRoundCheck, Wrench } from 'lucide-react';
import { icon } from '../../ui/icon';
import { largeTitle } from './large-title';
import { NightTeaser } from './NightTeaser';

const blurbs: readonly { drawing: LucideIcon; text: string }[] = [
  { drawing: MessageSquareText, text: 'Every conversation, word for word' },
  { drawing: UserRoundCheck, text: 'Name, number and postcode as a lead' },
  { drawing: Wrench, text: 'Sorted into repairs, quotes and new boilers' },
  { drawing: ShieldCheck, text: 'Gas safety advice before any other answer' },
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

/** What Pilotlight does, told as one night. */
export const NightPanel = () => (
  <Box component="aside" aria-label="What Pilotlight does" sx={panel}>
    <div>
      <Typography component="h2" sx={{ ...largeTitle, textWrap: 'balance' }}>
        The pilot stayed on all night
      </Typography>
      <Typography sx={{ mt: 1.5, fontSize: 16, lineHeight: '26px', color: '#a9bccb' }}>
        Visitors were answered and their details taken down before you put the kettle on.
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
    <Typography variant="small" sx={{ color: '#a9bccb' }}>
      £20 + VAT a month, no setup fee
    </Typography>
  </Box>
);
