import { type Channel, channelSchema } from '@pilotlight/contracts/values/notification-event';
import { useCallback } from 'react';
import { type Location, type To, useSearchParams } from 'react-router-dom';
import { notificationsPath } from '../frame/dialog-route';

const templateIn = (address: URLSearchParams): string | null => address.get('template');
const channelIn = (address: URLSearchParams): Channel => channelSchema.catch('email').parse(address.get('channel'));

/** Where a template is edited, on the tab of a channel. */
export const templatePath = (eventType: string, channel: Channel): To => ({
  pathname: notificationsPath,
  search: new URLSearchParams({ template: eventType, channel }).toString(),
});

/** Whether a place is this screen with this template open, whatever dialog stands over it. */
export const showsTemplate = ({ pathname, search }: Location, eventType: string, first: string | undefined): boolean =>
  pathname.startsWith(notificationsPath) && (templateIn(new URLSearchParams(search)) ?? first) === eventType;

/** The template and the channel that the address names. */
export const useTemplateAddress = () => {
  const [address, setAddress] = useSearchParams();
  const showChannel = useCallback(
    (channel: Channel) =>
      setAddress(
        (now) => {
          now.set('channel', channel);
          return now;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setAddress],
  );
  return { eventType: templateIn(address), channel: channelIn(address), showChannel };
};
