import type { RecordedEvent } from '@pilotlight/contracts/events/catalogue';
import { ERASED } from '@pilotlight/contracts/events/personal';
import { isEncrypted } from '@pilotlight/event-store/personal-data/field-cipher';
import { installers } from '../installers/installers.read-model';
import type { InstallerRow } from '../installers/installers.read-model';

/** An account as it stood, and the last event that it goes by. */
export interface InstallerAt {
  readonly row: InstallerRow;
  readonly asOf: RecordedEvent;
}

/** An installer's account as it stood at a moment (milliseconds since 1970), by the events of its stream in order; null before it was made. */
export const installerAt = (events: readonly RecordedEvent[], at: number): InstallerAt | null => {
  let row: InstallerRow | null = null;
  let asOf: RecordedEvent | null = null;
  for (const event of events) {
    if (Date.parse(event.at) > at) break;
    if (installers.concerns(event)) row = installers.fold(row ?? undefined, event);
    asOf = event;
  }
  return row && asOf && { row, asOf };
};

const shown = (value: unknown): unknown => {
  if (value === ERASED) return 'erased';
  return typeof value === 'string' && isEncrypted(value) ? 'hidden' : value;
};

/** The account's fields as they may be shown to anyone: personal words that are kept encrypted are `hidden`, and those of nobody `erased`. */
export const shownFields = (row: InstallerRow): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(row).flatMap(([name, value]) => (name === 'search' ? [] : [[name, shown(value)]])));
