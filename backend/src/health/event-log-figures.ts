import type { OpenEventStore } from '@pilotlight/event-store/open-event-store';
import type { Figures } from './metrics';

const help = {
  pilotlight_event_log_drawn: 'Last position drawn, whether or not its event can be read yet',
  pilotlight_event_log_horizon: 'Up to this position the log can be read',
  pilotlight_event_log_oldest_append_seconds:
    'How long the oldest append under way has held readers up; 0 where none does',
};

export const eventLogFigures = ({ health }: Pick<OpenEventStore, 'health'>): readonly Figures[] => {
  if (health === null) return [];
  const read = async (): Promise<Record<keyof typeof help, number>> => {
    const { drawn, horizon, oldestAnnouncementSeconds } = await health();
    return {
      pilotlight_event_log_drawn: Number(drawn),
      pilotlight_event_log_horizon: Number(horizon),
      pilotlight_event_log_oldest_append_seconds: oldestAnnouncementSeconds ?? 0,
    };
  };
  return [{ help, read }];
};
