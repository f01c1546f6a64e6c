import Button from '@mui/material/Button';
import { Notice } from '../../../ui/Notice';
import type { TranscriptsView } from './useTranscripts';

interface NoConversationsProps {
  /** None at all, rather than none that match. */
  readonly none: boolean;
  readonly search: string;
  readonly onShow: (view: Partial<TranscriptsView>) => void;
}

export const NoConversations = ({ none, search, onShow }: NoConversationsProps) =>
  none ? (
    <Notice role="status" title="No conversations yet" text="They appear here as soon as a visitor writes." />
  ) : (
    <Notice
      role="status"
      title="No conversations match your filters"
      {...(search && { text: `Nothing found for “${search}”.` })}
      action={<Button onClick={() => onShow({ search: '', grade: 'all', page: 1 })}>Clear filters</Button>}
    />
  );
