import { withTimeout } from '@pilotlight/subscriptions/timeout';
import type { Projections } from '../projections';

/** Ready while it owns or stands by for every read model, and the database answers. */
export interface Readiness {
  readonly ready: boolean;
  readonly parts: Readonly<Record<'database' | 'readModels' | 'lag' | 'quarantine', string>>;
}

const patience = 1_500;

const byModel = (figures: Readonly<Record<string, number>>, inWords: (figure: number) => string): string =>
  Object.entries(figures)
    .map(([model, figure]) => `${model} ${inWords(figure)}`)
    .join(', ');

const milliseconds = (lag: number): string => `${Math.round(lag)} ms`;
const streams = (count: number): string => `${count} ${count === 1 ? 'stream' : 'streams'}`;

/** Never rejects; answers within 1.5 s. Quarantined streams are named but leave a worker ready: it does the rest of its work. */
export const readinessOf = async (projections: Pick<Projections, 'lag' | 'progress'>): Promise<Readiness> => {
  const lag = await withTimeout(projections.lag(), patience).catch(() => undefined);
  const away = projections.progress().flatMap(({ model, role }) => (role === 'none' ? [model] : []));
  return {
    ready: lag !== undefined && away.length === 0,
    parts: {
      database: lag === undefined ? 'no answer' : 'ok',
      readModels: away.length === 0 ? 'ok' : `neither kept nor stood by for: ${away.join(', ')}`,
      lag: lag === undefined ? 'unknown' : byModel(lag.models, milliseconds),
      quarantine: lag === undefined ? 'unknown' : byModel(lag.quarantined, streams) || 'none',
    },
  };
};
