import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { phoneInWords } from '@pilotlight/contracts/values/phone-in-words';
import { ChevronLeft, Printer } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { TranscriptLog } from '../../../shared/conversations/TranscriptLog';
import { standing, visitorName } from '../../../shared/conversations/visitor';
import { usePhotoLinks } from '../../../shared/photos/usePhotoLinks';
import { AsyncView } from '../../../ui/AsyncView';
import { formatDateTime } from '../../../ui/format';
import { icon } from '../../../ui/icon';
import { Notice } from '../../../ui/Notice';
import { useTabTitle } from '../../../ui/PageTitle';
import { useInstallerConversationQuery, useInstallerMeQuery } from '../installer.api';
import { printWhole } from '../print-whole';
import { transcriptPath } from '../transcript-path';

const onPaper = {
  '@page': { size: 'A4', margin: '14mm' },
  '@media print': { body: { background: '#ffffff' }, '*': { printColorAdjust: 'exact' }, li: { breakInside: 'avoid' } },
};

const gone = (
  <Notice
    role="status"
    title="This conversation isn't here"
    text="It may have been removed, or the address is not complete."
  />
);

const Transcript = ({ conversation, firm }: { readonly conversation: Conversation; readonly firm: string }) => {
  const { lead, events, createdAt, lastSaidAt } = conversation;
  const photoLinks = usePhotoLinks(conversation);
  const phone = standing(lead['phone']);
  const contact = [phone && phoneInWords(phone), standing(lead['email']), standing(lead['postcode'])];
  return (
    <article>
      <Typography variant="small">{[firm, 'Transcript'].filter(Boolean).join(' · ')}</Typography>
      <Typography variant="title" component="h1" sx={{ overflowWrap: 'anywhere' }}>
        {visitorName(lead)}
      </Typography>
      <Typography variant="small" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {[...contact.filter(Boolean), `${formatDateTime(createdAt)} to ${formatDateTime(lastSaidAt)}`].join(' · ')}
      </Typography>
      <TranscriptLog entries={events} photoLinks={photoLinks} />
    </article>
  );
};

/** A conversation by itself, to print or to save as a PDF. */
export const TranscriptPage = () => {
  useTabTitle('Transcript');
  const { sessionId = '' } = useParams();
  const found = useInstallerConversationQuery({ query: { sessionId } });
  const { data: account } = useInstallerMeQuery();
  const conversation = found.data?.conversations[0];
  return (
    <Box component="main" sx={{ maxWidth: 794, mx: 'auto', p: { xs: 2, md: 4 }, '@media print': { p: 0 } }}>
      <GlobalStyles styles={onPaper} />
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 2, '@media print': { display: 'none' } }}
      >
        <Button
          variant="text"
          component={Link}
          to={transcriptPath(sessionId)}
          startIcon={<ChevronLeft {...icon} />}
          sx={{ ml: -1 }}
        >
          Back to the conversation
        </Button>
        <Button
          variant="contained"
          disabled={!conversation}
          onClick={() => void printWhole()}
          startIcon={<Printer {...icon} />}
        >
          Print or save as PDF
        </Button>
      </Box>
      <AsyncView
        of={{
          ...(found.data && { data: found.data }),
          isError: found.isError,
          error: found.error,
          refetch: found.refetch,
        }}
        loading={<Skeleton height={720} sx={{ borderRadius: '12px' }} />}
        error="Unable to load this transcript. Please try again."
        gone={gone}
      >
        {() => (conversation ? <Transcript conversation={conversation} firm={account?.installer.name ?? ''} /> : gone)}
      </AsyncView>
    </Box>
  );
};
