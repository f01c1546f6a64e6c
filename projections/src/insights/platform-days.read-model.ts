import { londonTime } from '@pilotlight/contracts/values/london-day';
import { platformTenant } from '@pilotlight/contracts/values/platform-tenant';
import type { FoldedModel } from '../read-model';
import { type Counted, emptyDay, foldDay, isCounted } from './insights.read-model';
import { type InsightsRow, insightsTable } from './insights.table';

/** One row a day: what `insights` counts, of all installers together, also of those whose account is erased since: it names none. */
export const platformDays: FoldedModel<InsightsRow, Counted, 'platform_days'> = {
  kind: 'folded',
  sharesRows: true,
  spansInstallers: true,
  outlivesInstaller: true,
  name: 'platform_days',
  version: 1,
  table: { ...insightsTable, name: 'platform_days', indexes: {} },
  streams: ['conversation', 'diary'],
  concerns: isCounted,
  keyOf: (event) => [platformTenant, londonTime(event.at).day],
  fold: (row, event) => foldDay(row ?? emptyDay(platformTenant, londonTime(event.at).day), event),
};
