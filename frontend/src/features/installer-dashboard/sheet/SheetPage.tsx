import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import GlobalStyles from '@mui/material/GlobalStyles';
import Skeleton from '@mui/material/Skeleton';
import type { LeadView } from '@pilotlight/contracts/http/leads';
import { ChevronLeft, Forward, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ForwardDialog } from '../../../shared/leads/ForwardDialog';
import { JobSheetPdfButton } from '../../../shared/leads/JobSheetPdfButton';
import { useConversationLeadQuery } from '../../../shared/leads/leads.api';
import { useOwnPhotoLinks } from '../../../shared/photos/usePhotoLinks';
import { AsyncView } from '../../../ui/AsyncView';
import { icon } from '../../../ui/icon';
import { Notice } from '../../../ui/Notice';
import { useTabTitle } from '../../../ui/PageTitle';
import { useInstallerConversationQuery, useInstallerMeQuery, useOwnTrainingQuery } from '../installer.api';
import { printWhole } from '../print-whole';
import { transcriptPath } from '../transcript-path';
import { PrintedSheet } from './PrintedSheet';

const onPaper = {
  '@page': { size: 'A4', margin: '14mm' },
  '@media print': { body: { background: '#ffffff' }, '*': { printColorAdjust: 'exact' } },
};

const hasPhotos = ({ jobSheet }: LeadView): boolean =>
  jobSheet.otherPhotos.length > 0 || jobSheet.photos.some(({ ids }) => ids.length > 0);

/** A job sheet by itself, to print or to save as a PDF: one or two pages of A4. */
export const SheetPage = () => {
  useTabTitle('Job sheet');
  const { sessionId = '' } = useParams();
  const [withNotes, setWithNotes] = useState(true);
  const [forwarding, setForwarding] = useState(false);
  const found = useConversationLeadQuery({ sessionId });
  // It tells of what is urgent, which no sheet goes into the van without.
  const told = useInstallerConversationQuery({ query: { sessionId } });
  const { data: account, isLoading: firmUnknown } = useInstallerMeQuery();
  const { data: training } = useOwnTrainingQuery({});
  const photoLinks = useOwnPhotoLinks(sessionId, found.data !== undefined && hasPhotos(found.data));
  return (
    <Box component="main" sx={{ maxWidth: 794, mx: 'auto', p: { xs: 2, md: 4 }, '@media print': { p: 0 } }}>
      <GlobalStyles styles={onPaper} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          mb: 2,
          '@media print': { display: 'none' },
        }}
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
        <FormControlLabel
          sx={{ ml: 'auto' }}
          control={<Checkbox size="small" checked={withNotes} onChange={(_, checked) => setWithNotes(checked)} />}
          label="With the team’s notes"
        />
        <JobSheetPdfButton visitor={{ sessionId }} withNotes={withNotes} />
        <Button startIcon={<Forward {...icon} />} onClick={() => setForwarding(true)}>
          Forward
        </Button>
        <Button
          variant="contained"
          disabled={!found.data || !told.data || firmUnknown}
          onClick={() => void printWhole()}
          startIcon={<Printer {...icon} />}
        >
          Print
        </Button>
      </Box>
      {forwarding && <ForwardDialog lead={{ sessionId }} onClose={() => setForwarding(false)} />}
      <AsyncView
        of={{
          ...(found.data && told.data && { data: found.data }),
          isError: found.isError || told.isError,
          error: found.error,
          refetch: () => [found.refetch(), told.refetch()],
        }}
        loading={<Skeleton height={720} sx={{ borderRadius: '12px' }} />}
        error="Unable to load this job sheet. Please try again."
        gone={
          <Notice
            role="status"
            title="This conversation isn't here"
            text="It may have been removed, or the address is not complete."
          />
        }
      >
        {(view) => (
          <PrintedSheet
            {...{ view, photoLinks }}
            conversation={told.data?.conversations[0]}
            firm={{ name: account?.installer.name ?? '', phone: training?.published.training.facts?.phone }}
            withNotes={withNotes}
            at={new Date(found.fulfilledTimeStamp ?? 0)}
          />
        )}
      </AsyncView>
    </Box>
  );
};
