import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { UnansweredQuestions } from '../../../shared/unanswered/UnansweredQuestions';
import { useUnansweredQuery } from '../../../shared/unanswered/unanswered.api';
import { Badge } from '../../../ui/Badge';
import { formatCount } from '../../../ui/format';
import { smallIcon } from '../../../ui/icon';

const HowMany = ({ slug }: { readonly slug: string }) => {
  const { data } = useUnansweredQuery({ slug, show: 'open', page: 1 });
  if (!data) return null;
  const suggested = data.suggestions.length;
  return (
    <>
      {data.total > 0 && <Badge label={`${formatCount(data.total)} open`} tone="warn" />}
      {suggested > 0 && <Badge label={`${formatCount(suggested)} suggested`} tone="flame" />}
    </>
  );
};

/** Closed at first: the form below it doesn't move while the list comes in. */
export const UnansweredPanel = ({ slug }: { readonly slug: string }) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Card component="section" aria-label="Questions nobody could answer" sx={{ overflow: 'visible' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
        <Typography variant="subhead" component="h3" sx={{ flex: '1 1 auto' }}>
          Questions nobody could answer
        </Typography>
        <HowMany slug={slug} />
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={id}
          endIcon={open ? <ChevronUp {...smallIcon} /> : <ChevronDown {...smallIcon} />}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Hide' : 'Show'}
        </Button>
      </Box>
      <Box id={id} sx={{ px: 2, pb: open ? 2 : 0 }}>
        {open && (
          <UnansweredQuestions
            slug={slug}
            transcriptOf={(sessionId) => `/admin/dashboard/installer/${slug}/insights/${sessionId}`}
          />
        )}
      </Box>
    </Card>
  );
};
