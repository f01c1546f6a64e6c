import type { Channel } from '@pilotlight/contracts/values/notification-event';
import type { TemplateChannels } from '@pilotlight/contracts/values/notification-template';
import { toast } from '../../../ui/toasts/toasts';
import { tellFailure } from './failure-in-words';
import { useTestTemplateMutation } from './notifications.api';

/** Sends the texts as they stand in the editor to oneself; tells whether that was done. */
export const useSendTest = (eventType: string, channel: Channel, channels: TemplateChannels) => {
  const [test, { isLoading: sending }] = useTestTemplateMutation();
  const send = async (phone?: string): Promise<boolean> => {
    try {
      const { message } = await test({
        params: { eventType },
        body: { channel, channels, ...(phone !== undefined && { phone }) },
      }).unwrap();
      toast({ title: 'Test sent', description: message });
      return true;
    } catch (thrown) {
      tellFailure("Couldn't send test", thrown);
      return false;
    }
  };
  return { sending, send };
};
export type SendTest = ReturnType<typeof useSendTest>;
