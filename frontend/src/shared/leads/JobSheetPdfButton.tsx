import Button from '@mui/material/Button';
import { jobSheetPdf, jobSheetPdfForAdmin } from '@pilotlight/contracts/http/lead-exports';
import { Download, X } from 'lucide-react';
import { smallIcon } from '../../ui/icon';
import { useStreamedFile } from '../files/useStreamedFile';
import type { VisitorOf } from '../people/people.api';

interface JobSheetPdfButtonProps {
  /** With a slug where an admin looks. */
  readonly visitor: VisitorOf;
  /** Whether what only the team sees is on it. */
  readonly withNotes?: boolean;
}

/** Saves a lead's job sheet with its photos. */
export const JobSheetPdfButton = ({ visitor: { slug, sessionId }, withNotes = true }: JobSheetPdfButtonProps) => {
  const { progress, save, cancel } = useStreamedFile();
  const name = `job-sheet-${sessionId.slice(0, 8)}.pdf`;
  const begin = () =>
    slug === undefined
      ? save({ name, route: jobSheetPdf, params: { sessionId }, query: { notes: String(withNotes) } })
      : save({ name, route: jobSheetPdfForAdmin, params: { slug, sessionId } });
  return progress ? (
    <Button startIcon={<X {...smallIcon} />} onClick={cancel}>
      Making the PDF · Cancel
    </Button>
  ) : (
    <Button startIcon={<Download {...smallIcon} />} onClick={() => void begin()}>
      Job sheet PDF
    </Button>
  );
};
