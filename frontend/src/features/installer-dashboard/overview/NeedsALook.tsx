import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Conversation, type Overview, waitingDays } from '@pilotlight/contracts/http/conversations';
import { ArrowRight, Mail, MessageCircle, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { alarmingWords, isStoodDown } from '../../../shared/conversations/alarm';
import { AlarmBadges } from '../../../shared/conversations/AlarmBadges';
import { visitorsLastWords } from '../../../shared/conversations/conversation';
import { wordsThatWait } from '../../../shared/conversations/open-matters';
import { phoneInWords, telephoneLink } from '../../../shared/conversations/phone';
import { OpenBadges } from '../../../shared/conversations/OpenBadges';
import { postcodeBesideName, standing, visitorName } from '../../../shared/conversations/visitor';
import { Avatar } from '../../../ui/Avatar';
import { Badge } from '../../../ui/Badge';
import { formatCount, formatWhen } from '../../../ui/format';
import { chipIcon, icon } from '../../../ui/icon';
import { Panel } from '../Panel';
import { transcriptPath } from '../transcript-path';
import { waitingInWords } from '../transcripts/waiting';

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

const Row = ({ conversation, first, now }: { conversation: Conversation; first: boolean; now: Date }) => {
  const { lead, emergency, sessionId, lastSaidAt, waitingSince } = conversation;
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
        ...edge[`${emergency && !isStoodDown(conversation)}`],
      }}
    >
      <Avatar name={name} />
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

type Needs = Pick<Overview, 'needsALook' | 'needing' | 'waiting'>;

const isToBeSeenTo = ({ openMatters }: Conversation): boolean =>
  openMatters.some(({ kind }) => kind !== 'safety-question');

const askedIn = ({ needsALook, needing, waiting }: Needs): string => {
  const shown = needsALook.length;
  const cut = shown < needing ? `The first ${shown} of ${formatCount(needing)}` : '';
  // What a visitor asks the firm to see to stands there for however long it takes.
  const days = needsALook.some(isToBeSeenTo) ? '' : `Last ${waitingDays} days`;
  return [cut, waiting > 0 ? `${formatCount(waiting)} waiting for a reply` : days].filter(Boolean).join(' · ');
};

/** Emergencies and households in need of the last days, who waits for a person, and what a visitor asks to be seen to, with the way to reach them. */
export const NeedsALook = ({ now, ...needs }: Needs & { now: Date }) =>
  needs.needsALook.length > 0 && (
    <Panel title="Needs a look now" aside={askedIn(needs)}>
      <Box component="ul" sx={{ '& > li + li': { borderTop: '1px solid var(--line)' } }}>
        {needs.needsALook.map((conversation, index) => (
          <Row key={conversation.sessionId} conversation={conversation} first={index === 0} now={now} />
        ))}
      </Box>
    </Panel>
  );
