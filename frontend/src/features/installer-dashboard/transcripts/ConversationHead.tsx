import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { ChevronLeft, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { telephoneLink } from '../../../shared/conversations/phone';
import { standing, visitorName } from '../../../shared/conversations/visitor';
import { Avatar } from '../../../ui/Avatar';
import { formatCount, formatDate } from '../../../ui/format';
import { icon } from '../../../ui/icon';
import { AlarmButtons } from './AlarmButtons';
import { useNow, waitingInWords } from '../waiting';

interface ConversationHeadProps {
  readonly conversation: Conversation;
  readonly listPath: string;
  /** Leads to that message. */
  readonly onShow: (messageId: string | undefined) => void;
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Whom one is reading, the way back to the list on a phone, and the way to call. */
export const ConversationHead = ({ conversation, listPath, onShow }: ConversationHeadProps) => {
  const { lead, messageCount, createdAt, waitingSince } = conversation;
  const now = useNow(waitingSince !== null);
  const name = visitorName(lead);
  const phone = standing(lead['phone']);
  const facts = [
    standing(lead['postcode']),
    waitingSince ? waitingInWords(waitingSince, now) : formatDate(createdAt),
    `${formatCount(messageCount)} ${messageCount === 1 ? 'message' : 'messages'}`,
  ];
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flex: 'none',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        alignItems: 'center',
        gap: { xs: 0.5, md: 1.5 },
        minHeight: { xs: 64, md: 72 },
        p: { xs: '10px 16px 10px 4px', md: '8px 24px' },
        background: 'var(--surface)',
        borderBottom: { md: '1px solid var(--line)' },
      }}
    >
      <IconButton
        component={Link}
        to={listPath}
        aria-label="Back to transcripts"
        sx={{ display: { md: 'none' }, width: 44, height: 44 }}
      >
        <ChevronLeft {...icon} />
      </IconButton>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <Avatar name={name} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="head" component="h2" sx={oneLine} title={name}>
          {name}
        </Typography>
        <Typography variant="small" sx={{ ...oneLine, fontVariantNumeric: 'tabular-nums' }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <AlarmButtons conversation={conversation} onShow={onShow} />
      {phone && (
        <IconButton
          href={telephoneLink(phone)}
          aria-label={`Call ${name}`}
          sx={{
            width: { xs: 44, md: 40 },
            height: { xs: 44, md: 40 },
            border: '1px solid var(--line-strong)',
            background: 'var(--surface)',
          }}
        >
          <Phone {...icon} />
        </IconButton>
      )}
    </Box>
  );
};
