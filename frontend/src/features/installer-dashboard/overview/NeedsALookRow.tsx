import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { ArrowRight, Flame, Mail, MessageCircle, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { alarmingWords, alarmStands, isStoodDown } from '../../../shared/conversations/alarm';
import { AlarmBadges } from '../../../shared/conversations/AlarmBadges';
import { visitorsLastWords } from '../../../shared/conversations/conversation';
import { wordsThatWait } from '../../../shared/conversations/open-matters';
import { phoneInWords } from '@pilotlight/contracts/values/phone-in-words';
import { telephoneLink } from '../../../shared/conversations/phone';
import { GradeMark } from '../../../shared/conversations/GradeMark';
import { OpenBadges } from '../../../shared/conversations/OpenBadges';
import { postcodeBesideName, standing, visitorName } from '../../../shared/conversations/visitor';
import { Avatar } from '../../../ui/Avatar';
import { Badge } from '../../../ui/Badge';
import { formatWhen } from '../../../ui/format';
import { chipIcon, icon } from '../../../ui/icon';
import { ClearAlarm } from '../alarm/ClearAlarm';
import { transcriptPath } from '../transcript-path';
import { waitingInWords } from '../waiting';

const Reach = ({ lead }: Pick<Conversation, 'lead'>) => {
  const phone = standing(lead['phone']);
  const email = standing(lead['email']);
  if (phone)
    return (
      <Button
        href={telephoneLink(phone)}
        startIcon={<Phone {...icon} />}
        aria-label={`Call ${visitorName(lead)}, ${phoneInWords(phone)}`}
      >
        {phoneInWords(phone)}
      </Button>
    );
  if (email)
    return (
      <Button href={`mailto:${email}`} startIcon={<Mail {...icon} />} aria-label={`Email ${visitorName(lead)}`}>
        Email
      </Button>
    );
  return <Typography variant="small">No number yet</Typography>;
};

const edge = {
  true: {
    background: 'linear-gradient(90deg, var(--ember-soft), transparent 70%)',
    boxShadow: 'inset 3px 0 0 var(--ember)',
  },
  false: {},
} as const;

/** Whoever needs a look: who it is, what it is about, why it is listed, and the way to them. */
export const NeedsALookRow = ({
  conversation,
  first,
  now,
}: {
  conversation: Conversation;
  first: boolean;
  now: Date;
}) => {
  const { lead, emergency, grade, stage, sessionId, lastSaidAt, waitingSince } = conversation;
  const name = visitorName(lead);
  const words = alarmingWords(conversation) || wordsThatWait(conversation) || visitorsLastWords(conversation);
  const postcode = postcodeBesideName(lead);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '40px minmax(0, 1fr)', md: '40px minmax(0, 1fr) auto' },
        gap: '4px 16px',
        p: { xs: 2, md: '16px 24px' },
        ...edge[`${emergency && alarmStands(conversation) && !isStoodDown(conversation)}`],
      }}
    >
      <Box sx={{ position: 'relative', justifySelf: 'start', height: 40 }}>
        <Avatar name={name} />
        {grade && (
          <Box sx={{ position: 'absolute', right: -6, bottom: -6, display: 'flex' }}>
            <GradeMark grade={grade} size={18} />
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0, justifyItems: 'start' }}>
        <Typography variant="subhead" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {name}
          {postcode && (
            <Box component="span" sx={{ ml: 1, fontWeight: 400, color: 'var(--text-soft)' }}>
              {postcode}
            </Box>
          )}
        </Typography>
        {words && (
          <Box
            component="blockquote"
            sx={{
              m: 0,
              overflow: 'hidden',
              overflowWrap: 'anywhere',
              display: '-webkit-box',
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: '3',
            }}
          >
            “{words}”
          </Box>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
          <AlarmBadges conversation={conversation} />
          <OpenBadges conversation={conversation} />
          {grade === 'A' && stage === 'new' && <Badge label="Hot lead" tone="hot" icon={<Flame {...chipIcon} />} />}
          {waitingSince && (
            <Badge
              label={`Needs a reply · ${waitingInWords(waitingSince, now)}`}
              tone="hot"
              icon={<MessageCircle {...chipIcon} />}
            />
          )}
          <Typography variant="small" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            Last message {formatWhen(lastSaidAt, now)}
          </Typography>
        </Box>
        <ClearAlarm conversation={conversation} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          alignSelf: 'start',
          alignItems: 'center',
          gridColumn: { xs: '1 / -1', md: '3' },
          mt: { xs: 1, md: 0 },
          '& > a': { flex: { xs: 1, md: 'none' } },
        }}
      >
        <Reach lead={lead} />
        <Button
          component={Link}
          to={transcriptPath(sessionId)}
          variant={first ? 'contained' : 'outlined'}
          endIcon={<ArrowRight {...icon} />}
          aria-label={`Open the conversation with ${name}`}
        >
          Open
        </Button>
      </Box>
    </Box>
  );
};
