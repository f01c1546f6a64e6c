import Typography from '@mui/material/Typography';
import type { NotificationTemplate } from '@pilotlight/contracts/values/notification-template';
import { isSentEventType } from '@pilotlight/notifications/event-types';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { toast } from '../../../ui/toasts/toasts';
import { notificationsPath } from '../frame/dialog-route';
import { tellFailure } from './failure-in-words';
import { useDeleteTemplateMutation } from './notifications.api';
import type { TemplateDraft } from './useTemplateDraft';

interface DeleteQuestionProps {
  readonly open: boolean;
  readonly template: NotificationTemplate;
  readonly draft: TemplateDraft;
  readonly onClose: () => void;
}

/** Asks before a template goes; one that the product brought can be had back. */
export const DeleteQuestion = ({ open, template, draft, onClose }: DeleteQuestionProps) => {
  const [send, { isLoading }] = useDeleteTemplateMutation();
  const navigate = useNavigate();
  const { name, eventType } = template;
  const isShipped = isSentEventType(eventType);
  const remove = async () => {
    try {
      await send({ params: { eventType } }).unwrap();
      draft.forget();
      toast({ title: 'Template deleted', description: name });
      if (!isShipped) void navigate(notificationsPath, { replace: true });
    } catch (thrown) {
      tellFailure("Couldn't delete template", thrown);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={`Delete ${name}?`}
      confirm="Delete Template"
      doing="Deleting..."
      busy={isLoading || draft.saving}
      destructive
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <Typography variant="body">
        Nothing will be sent for {eventType} any more, by any channel.{' '}
        {isShipped
          ? 'Your wording goes; you can bring the template back with its original text.'
          : 'Its texts are gone for good.'}
      </Typography>
    </ConfirmDialog>
  );
};
