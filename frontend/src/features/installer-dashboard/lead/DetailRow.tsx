import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { ERASED } from '@pilotlight/contracts/events/personal';
import type { SheetField } from '@pilotlight/contracts/values/job-sheet';
import { sheetFields } from '@pilotlight/contracts/values/job-sheet-fields';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { telephoneLink } from '../../../shared/conversations/phone';
import { detailInWords } from '../../../shared/leads/detail-words';
import { smallIcon } from '../../../ui/icon';
import { DetailForm } from './DetailForm';

interface DetailRowProps {
  readonly sessionId: string;
  readonly field: SheetField;
  readonly value: string | undefined;
  /** What stands there while it isn't edited, where that is more than the value. */
  readonly shown?: string;
}

const linkOf = (field: SheetField, value: string): string | null => {
  if (field === 'phone') return telephoneLink(value);
  return field === 'email' ? `mailto:${value}` : null;
};

const Words = ({ field, value }: Pick<DetailRowProps, 'field' | 'value'>) => {
  const words = detailInWords(field, value);
  const link = value && value !== ERASED ? linkOf(field, value) : null;
  if (words === null)
    return (
      <Box component="span" sx={{ color: 'var(--text-soft)' }}>
        Not given
      </Box>
    );
  // Above the pencil's reach, which on a phone is the whole row.
  return link ? (
    <Link href={link} sx={{ position: 'relative', zIndex: 1 }}>
      {words}
    </Link>
  ) : (
    words
  );
};

/** One detail with its pencil; on a phone the whole row is the target. */
export const DetailRow = ({ sessionId, field, value, shown = value }: DetailRowProps) => {
  const [editing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setEditing(false));
    pencil.current?.focus();
  };
  if (editing) return <DetailForm {...{ sessionId, field }} value={value ?? ''} onDone={close} />;
  const { label } = sheetFields[field];
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'var(--label, 96px) minmax(0, 1fr) 32px',
        columnGap: 1,
        alignItems: 'center',
        minHeight: { xs: 44, md: 32 },
        fontSize: 14,
        lineHeight: '22px',
      }}
    >
      <Box component="span" sx={{ color: 'var(--text-soft)' }}>
        {label}
      </Box>
      <Box component="span" sx={{ color: 'var(--ink)', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
        <Words field={field} value={shown} />
      </Box>
      <IconButton
        ref={pencil}
        size="small"
        aria-label={`Edit ${label.toLowerCase()}`}
        onClick={() => setEditing(true)}
        sx={{
          position: { xs: 'static', md: 'relative' },
          justifySelf: 'end',
          mr: -1,
          color: 'var(--text-soft)',
          // The whole row, whatever the theme makes of a touch.
          '&::after': {
            content: '""',
            position: 'absolute',
            inset: 0,
            width: 'auto',
            height: 'auto',
            transform: 'none',
          },
        }}
      >
        <Pencil {...smallIcon} />
      </IconButton>
    </Box>
  );
};
