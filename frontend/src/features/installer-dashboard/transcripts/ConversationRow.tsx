import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { AlarmBadges, isAlarming } from '../../../shared/conversations/AlarmBadges';
import { GradeMark } from '../../../shared/conversations/GradeMark';
import { waitsForFirm } from '../../../shared/conversations/open-matters';
import { rowWords } from '../../../shared/conversations/topic';
import { postcodeBesideName } from '../../../shared/conversations/visitor';
import { OpenBadges } from '../../../shared/conversations/OpenBadges';
import { formatWhen } from '../../../ui/format';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

interface ConversationRowProps {
  readonly conversation: Conversation;
  readonly to: string;
  readonly open: boolean;
  readonly now: Date;
}

/** A conversation in the list: grade, who it is, when, what it is about, and what is urgent. */
export const ConversationRow = ({ conversation, to, open, now }: ConversationRowProps) => {
  const { lead, grade, lastSaidAt, waitingSince } = conversation;
  const { title, line } = rowWords(conversation);
  const own = useRef<HTMLAnchorElement>(null);
  // Opened from elsewhere, its row may lie far down the list.
  useEffect(() => {
    if (open) own.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const postcode = postcodeBesideName(lead);
  return (
    <Box
      component={Link}
      ref={own}
      to={to}
      aria-current={open ? 'true' : undefined}
      sx={{
        display: 'grid',
        gridTemplateColumns: '24px minmax(0, 1fr) auto',
        columnGap: 1.5,
        alignItems: 'start',
        p: '12px 16px',
        borderTop: '1px solid var(--line)',
        color: 'var(--text)',
        textDecoration: 'none',
        '&:hover': { background: 'var(--surface-sunk)' },
        '&[aria-current]': { background: 'var(--flame-soft)', boxShadow: 'inset 3px 0 0 var(--flame-deep)' },
        '&[aria-current] :is(p, time)': { color: 'var(--text)' },
        '&:focus-visible': { outline: '2px solid var(--flame-deep)', outlineOffset: -2 },
      }}
    >
      <Box sx={{ display: 'grid', gridRow: 'span 2', justifyItems: 'center', rowGap: 0.75 }}>
        <GradeMark grade={grade} />
        {waitingSince && (
          <Box
            role="img"
            aria-label="Waiting for a reply"
            sx={{ width: 8, height: 8, borderRadius: '50%', background: 'var(--ember)' }}
          />
        )}
      </Box>
      <Typography variant="subhead" component="span" sx={oneLine}>
        {title}
        {postcode && (
          <Box component="span" sx={{ ml: 1, fontWeight: 400, color: 'var(--text-soft)' }}>
            {postcode}
          </Box>
        )}
      </Typography>
      <Typography
        variant="small"
        component="time"
        dateTime={lastSaidAt}
        sx={{ lineHeight: '24px', fontVariantNumeric: 'tabular-nums' }}
      >
        {formatWhen(lastSaidAt, now)}
      </Typography>
      <Typography variant="small" sx={{ ...oneLine, gridColumn: '2 / -1', minHeight: 18 }}>
        {line}
      </Typography>
      {(isAlarming(conversation) || waitsForFirm(conversation)) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, gridColumn: '2 / -1', minWidth: 0, mt: 0.5 }}>
          <AlarmBadges conversation={conversation} />
          <OpenBadges conversation={conversation} />
        </Box>
      )}
    </Box>
  );
};
