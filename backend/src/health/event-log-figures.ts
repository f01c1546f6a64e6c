import type { PostgresEventStore } from '@pilotlight/event-store/postgres/postgres-event-store';
import type { Figures } from './metrics';

/** How far the log is written and can be read, and whether an append holds its readers up. */
export const eventLogFigures = (eventStore: Pick<PostgresEventStore, 'health'>): Figures => ({
  help: {
    pilotlight_event_log_drawn: 'Last position drawn, whether or not its event can be read yet',
    pilotlight_event_log_horizon: 'Up to this position the log can be read',
    pilotlight_event_log_oldest_append_seconds:
      'How long the oldest append under way has held readers up; 0 where none does',
  },
  read: async () => {
    const { drawn, horizon, oldestAnnouncementSeconds } = await eventStore.health();
    return {
      pilotlight_event_log_drawn: Number(drawn),
      pilotlight_event_log_horizon: Number(horizon),
      pilotlight_event_log_oldest_append_seconds: oldestAnnouncementSeconds ?? 0,
    };
  },
});
