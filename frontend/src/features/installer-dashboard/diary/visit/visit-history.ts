import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { formatDayMonth, formatTime } from '../../../../ui/format';

const begun = ({ metadata: { through } }: Appointment): string => {
  switch (through) {
    case 'chat':
      return 'Asked for in the chat';
    case 'picker':
      return 'Booked in the chatbot’s calendar';
    case 'diary':
      return 'Put into the diary by hand';
  }
};

const parties = { visitor: 'the visitor', installer: 'you' } as const;

const at = (moment: string): string => `${formatDayMonth(moment)}, ${formatTime(moment)}`;

/** What became of a visit so far, as far as it tells itself. */
export const visitHistory = (visit: Appointment): readonly string[] => {
  const { moves, cancelledBy, reason } = visit.metadata;
  const by = cancelledBy === 'visitor' ? 'Cancelled by the visitor' : 'Cancelled by you';
  return [
    `${begun(visit)}, ${at(visit.createdAt)}`,
    ...moves.map((move) => `Moved from ${at(move.from)} by ${parties[move.by]}, ${at(move.at)}`),
    ...(visit.status === 'cancelled' ? [reason ? `${by}: ${reason}` : by] : []),
  ];
};
