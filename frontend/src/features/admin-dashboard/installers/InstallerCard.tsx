import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import type { ListedInstaller } from '@pilotlight/contracts/http/installers';
import { Hint } from '../../../ui/Hint';
import { Launcher } from '../../../ui/Launcher';
import { AccountBadges } from './AccountBadges';
import { AccountReason } from './AccountReason';
import { InstallerActions } from './InstallerActions';
import { InstallerMore } from './InstallerMore';
import { PaymentCell } from './PaymentCell';
import { WeekFigures } from './WeekFigures';

/** The columns of the list's heads and of every card. */
export const columns = {
  xs: 'minmax(0, 1fr)',
  md: 'minmax(0, 1fr) 128px 308px',
  lg: 'minmax(160px, 1fr) 128px 308px 128px 268px',
  xl: 'minmax(160px, 1fr) 128px 308px 140px 406px',
} as const;

const ellipsis = {
  overflow: { md: 'hidden' },
  textOverflow: 'ellipsis',
  whiteSpace: { md: 'nowrap' },
  overflowWrap: 'anywhere',
} as const;

interface InstallerCardProps {
  readonly installer: ListedInstaller;
  /** Whether Tab stops here; the arrow keys lead to the other cards. */
  readonly reachable: boolean;
  readonly onFocus: () => void;
  /** Just now, by whoever looks at the list. */
  readonly created: boolean;
  readonly selected: boolean;
  readonly onSelect: () => void;
}

/** One installer: who, how the account stands, the last seven days, the last payment, and what can be done. */
export const InstallerCard = ({ installer, reachable, onFocus, created, selected, onSelect }: InstallerCardProps) => {
  const { name, slug, branding, suspendedAt, week } = installer;
  // Without a website there is nowhere for it to burn.
  const lit = suspendedAt === null && installer.allowedDomains.length > 0;
  return (
    <Card
      component="article"
      aria-label={name}
      data-slug={slug}
      tabIndex={reachable ? 0 : -1}
      onFocus={onFocus}
      sx={{
        display: 'grid',
        gridTemplateColumns: columns,
        alignItems: 'center',
        columnGap: 2.5,
        rowGap: { xs: 2, md: 1.5, lg: 0 },
        p: { xs: 2, md: '14px 20px' },
        overflow: 'visible',
        transition: 'border-color .12s',
        ...(created && { borderColor: 'var(--good)', boxShadow: '0 0 0 3px var(--good-soft)' }),
        ...(selected && { borderColor: 'var(--flame-deep)', background: 'var(--flame-soft)' }),
        '&:hover': { borderColor: selected ? 'var(--flame-deep)' : 'var(--line-strong)' },
        '&:focus-visible': { outline: '2px solid var(--flame-deep)', outlineOffset: 2 },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
        <Checkbox
          slotProps={{ input: { 'aria-label': `Select ${name}` } }}
          checked={selected}
          onChange={onSelect}
          sx={{ ml: -1, mr: -1 }}
        />
        <Launcher
          icon={branding.icon}
          colour={branding.primaryColour}
          lit={lit}
          out={suspendedAt === null ? 'No website yet' : 'Chatbot suspended'}
        />
        <Box sx={{ minWidth: 0 }}>
          <Hint title={name} describeChild>
            <Typography
              variant="subhead"
              component="h2"
              sx={{ ...ellipsis, ...(!lit && { color: 'var(--text-soft)' }) }}
            >
              {name}
            </Typography>
          </Hint>
          <Typography variant="small" sx={ellipsis}>
            {created ? `${slug} · just created` : slug}
          </Typography>
        </Box>
        <InstallerMore installer={installer} />
      </Box>
      <Box sx={{ display: { xs: 'flex', md: 'grid' }, flexWrap: 'wrap', justifyItems: 'start', gap: 0.75 }}>
        <AccountBadges installer={installer} />
      </Box>
      <WeekFigures week={week} quiet={!lit} />
      <PaymentCell installer={installer} />
      <InstallerActions installer={installer} />
      <AccountReason installer={installer} />
    </Card>
  );
};
