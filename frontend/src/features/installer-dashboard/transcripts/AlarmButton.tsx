import ButtonBase from '@mui/material/ButtonBase';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import { chipIcon } from '../../../ui/icon';

const look = {
  plain: { background: 'var(--surface-sunk)', color: 'var(--ink)' },
  bad: { background: 'var(--bad-soft)', color: 'var(--bad)' },
  warn: { background: 'var(--warn-soft)', color: 'var(--warn)' },
  hot: { background: 'var(--ember-soft)', color: 'var(--ember-deep)' },
} as const;

interface AlarmButtonProps {
  readonly label: string;
  readonly tone: keyof typeof look;
  readonly Drawing: LucideIcon;
  /** What happens on a press. */
  readonly description?: string;
  readonly onShow: () => void;
}

/** Says what is urgent or open in this conversation, and leads to the words that told of it. */
export const AlarmButton = ({
  label,
  tone,
  Drawing,
  description = 'Shows the message that told of it',
  onShow,
}: AlarmButtonProps) => (
  <ButtonBase
    onClick={onShow}
    sx={{
      minHeight: { xs: 44, md: 32 },
      px: 1.5,
      gap: 0.75,
      justifyContent: 'flex-start',
      borderRadius: '8px',
      font: "600 12.5px/18px 'Inter Variable', Inter, system-ui, sans-serif",
      textAlign: 'left',
      '&:hover': { textDecoration: 'underline' },
      ...look[tone],
    }}
    aria-description={description}
  >
    <Drawing {...chipIcon} style={{ flex: 'none' }} />
    {label}
    <ChevronRight {...chipIcon} style={{ flex: 'none', marginLeft: 'auto' }} />
  </ButtonBase>
);
