import type { ReadModels } from '../read-side/read-models';
import type { Figures } from './metrics';

export const readModelFigures = (readModels: Pick<ReadModels, 'lag'>): Figures => ({
  help: {
    pilotlight_read_lag_ms: 'Age of the oldest event not shown yet',
    pilotlight_read_model_lag_ms: 'Age of the oldest event not shown yet, by read model',
    pilotlight_read_model_quarantined_streams: 'Streams set aside because of a poison event, by read model',
  },
  read: async () => {
    const { milliseconds, models, quarantined } = await readModels.lag();
    return {
      pilotlight_read_lag_ms: milliseconds,
      pilotlight_read_model_lag_ms: models,
      pilotlight_read_model_quarantined_streams: Object.fromEntries(
        Object.keys(models).map((model) => [model, quarantined[model] ?? 0]),
      ),
    };
  },
});

interface Folded {
  readonly model: string;
  readonly events: number;
  readonly batches: number;
}

/** `rate()` makes events per second of it. */
export const foldingFigures = (progress: () => readonly Folded[]): Figures => ({
  help: {
    pilotlight_read_model_events_total: 'Events taken in by this process, by read model',
    pilotlight_read_model_batches_total: 'Batches committed by this process, by read model',
  },
  read: async () => ({
    pilotlight_read_model_events_total: Object.fromEntries(progress().map(({ model, events }) => [model, events])),
    pilotlight_read_model_batches_total: Object.fromEntries(progress().map(({ model, batches }) => [model, batches])),
  }),
});
