import { channelSchema } from '@pilotlight/contracts/values/notification-event';
import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import type { OutboxMessage } from './outbox.api';

/** What of the outbox is shown; an address that says it wrongly says nothing. */
const viewSchema = z.object({
  installer: z.string().catch(''),
  channel: z.union([z.literal('all'), channelSchema]).catch('all'),
});
export type OutboxView = z.infer<typeof viewSchema>;

/** The view that the address asks for, and the way to another one. */
export const useOutboxView = () => {
  const [address, setAddress] = useSearchParams();
  const view = viewSchema.parse(Object.fromEntries(address));
  const show = (change: Partial<OutboxView>) => {
    const { installer, channel } = { ...view, ...change };
    setAddress({ ...(installer && { installer }), ...(channel !== 'all' && { channel }) }, { replace: true });
  };
  return { view, show };
};

/** The messages that a view asks for, newest first as they come. */
export const shownIn = ({ installer, channel }: OutboxView, messages: readonly OutboxMessage[]) =>
  messages.filter(
    (message) =>
      (installer === '' || message.installerId === installer) && (channel === 'all' || message.channel === channel),
  );
