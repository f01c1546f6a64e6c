import type { Channel } from '@pilotlight/contracts/values/notification-event';
import { Mail, Smartphone } from 'lucide-react';
import { icon } from '../../ui/icon';

/** WhatsApp's speech bubble in the stroke of the other icons, which have no brands. */
const bubble = 'M3.5 20.5 5 16a8.5 8.5 0 1 1 3.2 3.1z';
const receiver = 'M9 8.8c-.3 2.8 3.3 6.4 6.2 6.2M9 8.8l1.3-.3.8 1.9M15.2 15l.3-1.3-1.9-.8';

export const ChannelIcon = ({ channel }: { readonly channel: Channel }) => {
  switch (channel) {
    case 'email':
      return <Mail {...icon} />;
    case 'sms':
      return <Smartphone {...icon} />;
    case 'whatsapp':
      return (
        <svg
          viewBox="0 0 24 24"
          width={icon.size}
          height={icon.size}
          fill="none"
          stroke="currentColor"
          strokeWidth={icon.strokeWidth}
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden
        >
          <path d={bubble} />
          <path d={receiver} />
        </svg>
      );
  }
};
