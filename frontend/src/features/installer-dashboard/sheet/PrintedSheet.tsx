import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import type { LeadView } from '@pilotlight/contracts/http/leads';
import type { ReactNode } from 'react';
import { AlarmBadges, isAlarming } from '../../../shared/conversations/AlarmBadges';
import { visitorName } from '../../../shared/conversations/visitor';
import { CompletionRing } from '../../../shared/leads/CompletionRing';
import { neededInWords } from '../../../shared/leads/needed-in-words';
import { PhotoSlots } from '../../../shared/leads/PhotoSlots';
import { SheetLines } from '../../../shared/leads/SheetLines';
import type { PhotoLinks } from '../../../shared/photos/usePhotoLinks';
import { SurveyFlags } from '../../../shared/leads/SurveyFlags';
import { formatDateTime } from '../../../ui/format';
import { SignedAtTheJob } from './SignedAtTheJob';
import { ToFillByHand } from './ToFillByHand';

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box component="section">
    <Typography variant="subhead" component="h2" sx={{ mb: 0.5, breakAfter: 'avoid' }}>
      {title}
    </Typography>
    {children}
  </Box>
);

// However much is known, it is on two pages.
const inTwoColumns = {
  columns: 2,
  columnGap: '8mm',
  '& > div': { py: '3px', gap: 1, fontSize: 12, lineHeight: '17px' },
} as const;

interface PrintedSheetProps {
  readonly view: LeadView;
  /** Undefined where the lists don't have it yet. */
  readonly conversation: Conversation | undefined;
  readonly photoLinks: PhotoLinks;
  readonly firm: { readonly name: string; readonly phone: string | undefined };
  /** Whether what only the team sees is on it. */
  readonly withNotes: boolean;
  /** When the lead stood like this. */
  readonly at: Date;
}

/** The job sheet as it goes into the van: who and what, the lines, what to look out for, and what to find out there by hand. */
export const PrintedSheet = ({ view, conversation, photoLinks, firm, withNotes, at }: PrintedSheetProps) => {
  const { lead, jobSheet, notes } = view;
  const shown = [...photoLinks.byId.values()].flatMap(({ photoId, isFirms }) => (isFirms ? [photoId] : []));
  const open = (photoId: string) => window.open(photoLinks.byId.get(photoId)?.url, '_blank', 'noopener');
  return (
    <Box
      component="article"
      sx={{
        display: 'grid',
        gap: 3,
        p: { xs: 2, md: 4 },
        border: '1px solid var(--line)',
        borderRadius: '12px',
        background: 'var(--surface)',
        boxShadow: 'var(--shadow)',
        '@media print': { p: 0, gap: '5mm', border: 0, borderRadius: 0, boxShadow: 'none', '& dl': inTwoColumns },
      }}
    >
      <Box component="header" sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="small">{[firm.name, firm.phone, 'Job sheet'].filter(Boolean).join(' · ')}</Typography>
          <Typography variant="title" component="h1" sx={{ overflowWrap: 'anywhere' }}>
            {visitorName(lead)}
          </Typography>
          <Typography variant="small" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {neededInWords(jobSheet)}, as of {formatDateTime(at)}
          </Typography>
        </Box>
        <CompletionRing percentage={jobSheet.percentage} />
      </Box>
      {conversation && isAlarming(conversation) && (
        <Part title="Safety">
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <AlarmBadges conversation={conversation} />
          </Box>
        </Part>
      )}
      {jobSheet.flags.length > 0 && (
        <Part title="Look out for">
          <SurveyFlags flags={jobSheet.flags} />
        </Part>
      )}
      <Part title="Details so far">
        {jobSheet.lines.length > 0 ? (
          <SheetLines lines={jobSheet.lines} />
        ) : (
          <Typography variant="small">No details yet.</Typography>
        )}
      </Part>
      {jobSheet.missing.length > 0 && (
        <Part title="Still needed">
          <ToFillByHand missing={jobSheet.missing} />
        </Part>
      )}
      <Part title="Photos">
        <PhotoSlots sheet={jobSheet} links={photoLinks} eager onOpen={open} />
      </Part>
      {shown.length > 0 && (
        <Part title="Shown to the visitor">
          <PhotoSlots
            sheet={{ photos: [], otherPhotos: shown }}
            links={photoLinks}
            eager
            label="Photos shown to the visitor"
            other="From the team"
            onOpen={open}
          />
        </Part>
      )}
      {withNotes && notes && notes.length > 0 && (
        <Part title="Notes">
          <ul>
            {notes.map(({ id, text, author }) => (
              <Box key={id} component="li" sx={{ py: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {text} <Typography variant="small">{author}</Typography>
              </Box>
            ))}
          </ul>
        </Part>
      )}
      <SignedAtTheJob />
    </Box>
  );
};
