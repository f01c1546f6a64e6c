import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { Notice } from '../../../ui/Notice';
import { toast } from '../../../ui/toasts/toasts';
import { notificationsPath } from '../frame/dialog-route';
import { tellFailure } from './failure-in-words';
import { useRestoreTemplateMutation } from './notifications.api';
import type { TemplateListing } from './template-listing';

interface NoTemplateProps {
  readonly eventType: string | null;
  readonly deleted: TemplateListing['deleted'];
}

/** In a template's place where the address names none: one that was deleted can be had back. */
export const NoTemplate = ({ eventType, deleted }: NoTemplateProps) => {
  const [restore, { isLoading }] = useRestoreTemplateMutation();
  const gone = deleted.find((each) => each.eventType === eventType);
  const bringBack = async (name: string) => {
    try {
      await restore({ params: { eventType: eventType ?? '' } }).unwrap();
      toast({ title: 'Template restored', description: name });
    } catch (thrown) {
      tellFailure("Couldn't restore template", thrown);
    }
  };
  return (
    <Box sx={{ gridColumn: { md: '2 / -1' } }}>
      {gone ? (
        <Notice
          title={`${gone.name} is deleted`}
          text={`Nothing is sent for ${gone.eventType}. You can bring it back with its original text.`}
          action={
            <Button variant="contained" disabled={isLoading} onClick={() => void bringBack(gone.name)}>
              {isLoading ? 'Restoring...' : 'Restore Template'}
            </Button>
          }
        />
      ) : (
        <Notice
          title={eventType ? `There is no template for "${eventType}"` : 'No templates yet'}
          action={
            <Button component={RouterLink} to={notificationsPath}>
              See all templates
            </Button>
          }
        />
      )}
    </Box>
  );
};
