import type { Stats } from '@pilotlight/contracts/http/insights';
import { Panel } from '../../ui/Panel';
import { shareInWords, weekOf } from './figures';
import { FunnelFigure } from './FunnelFigure';

/** What became of this week's chats: leads, and of those bookings. */
export const Funnel = ({ trend }: Pick<Stats, 'trend'>) => {
  const chats = weekOf(trend.conversations).count;
  const leads = weekOf(trend.leads).count;
  const bookings = weekOf(trend.appointments).count;
  const captured = shareInWords(leads, chats);
  const booked = shareInWords(bookings, leads);
  return (
    <Panel title="From chat to booking" aside="Last 7 days">
      <FunnelFigure
        steps={[
          { name: 'Chats', count: chats },
          { name: 'Leads', count: leads },
          { name: 'Bookings', count: bookings },
        ]}
        foot={[
          captured ? `${captured} leave their details` : 'No chats this week yet',
          booked && `${booked} of leads book`,
        ]}
      />
    </Panel>
  );
};
