import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { type ReactNode, useState } from 'react';
import { visitorName } from '../conversations/visitor';
import { EraseDialog } from './EraseDialog';
import type { VisitorOf } from './people.api';
import { useAllData } from './useAllData';

interface PersonActionsProps {
  readonly visitor: VisitorOf;
  readonly conversation: Conversation;
  readonly onErased: () => void;
  /** Where there is more to export than all that is kept on the visitor. */
  readonly exporting?: ReactNode;
}

const AllData = ({ visitor }: Pick<PersonActionsProps, 'visitor'>) => {
  const { busy, save } = useAllData(visitor);
  return (
    <Button size="small" sx={{ flex: '1 1 0' }} disabled={busy} onClick={() => void save()}>
      {busy ? 'Exporting...' : 'Export'}
    </Button>
  );
};

/** What visitors may ask of whoever keeps their words: a copy of all of it, and that it be gone. */
export const PersonActions = ({ visitor, conversation, onErased, exporting }: PersonActionsProps) => {
  const [asking, setAsking] = useState(false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {exporting ?? <AllData visitor={visitor} />}
      <Button size="small" color="error" sx={{ flex: '1 1 0', whiteSpace: 'nowrap' }} onClick={() => setAsking(true)}>
        Erase this person
      </Button>
      {asking && (
        <EraseDialog
          visitor={visitor}
          name={visitorName(conversation.lead)}
          onClose={() => setAsking(false)}
          onErased={onErased}
        />
      )}
    </Box>
  );
};
