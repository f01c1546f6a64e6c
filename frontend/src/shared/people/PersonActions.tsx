import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { useState } from 'react';
import { apiErrorFrom } from '../../api/api-error';
import { toast } from '../../ui/toasts/toasts';
import { visitorName } from '../conversations/visitor';
import { EraseDialog } from './EraseDialog';
import { type VisitorOf, usePersonExportMutation } from './people.api';
import { saveFile } from '../files/save-file';

interface PersonActionsProps {
  readonly visitor: VisitorOf;
  readonly conversation: Conversation;
  readonly onErased: () => void;
}

/** What visitors may ask of whoever keeps their words: a copy of all of it, and that it be gone. */
export const PersonActions = ({ visitor, conversation, onErased }: PersonActionsProps) => {
  const [asking, setAsking] = useState(false);
  const [fetchExport, { isLoading }] = usePersonExportMutation();
  const save = async () => {
    try {
      const exported = await fetchExport(visitor).unwrap();
      const day = exported.exportedAt.slice(0, 10);
      const content = new Blob([`${JSON.stringify(exported, null, 2)}\n`], { type: 'application/json' });
      saveFile(`visitor-${visitor.sessionId.slice(0, 8)}-${day}.json`, content);
    } catch (error) {
      toast({
        title: 'Not exported',
        description: apiErrorFrom(error).reason ?? 'Please try again.',
        variant: 'destructive',
      });
    }
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button size="small" sx={{ flex: '1 1 0' }} disabled={isLoading} onClick={() => void save()}>
        {isLoading ? 'Exporting...' : 'Export'}
      </Button>
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
