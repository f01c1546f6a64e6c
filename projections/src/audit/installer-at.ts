import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { installerAsOf } from '@pilotlight/contracts/folds/installer-as-of';
import type { InstallerFields } from '@pilotlight/contracts/folds/new-installer-fields';
import { ERASED } from '@pilotlight/contracts/events/personal';
import { isEncrypted } from '@pilotlight/event-store/personal-data/field-cipher';

export interface InstallerAt {
  readonly fields: InstallerFields;
  readonly asOf: RecordedEvent;
}

/** From the events of its stream, in order, up to `at`; null before it was created. */
export const installerAt = (stream: readonly RecordedEvent[], at: number): InstallerAt | null => {
  const { fields, events } = installerAsOf(stream, at);
  const asOf = events.at(-1);
  return fields && asOf ? { fields, asOf } : null;
};

const shown = (value: unknown): unknown => {
  if (value === ERASED) return 'erased';
  return typeof value === 'string' && isEncrypted(value) ? 'hidden' : value;
};

/** For anyone to see: encrypted personal words are `hidden`, erased ones `erased`. */
export const shownFields = (fields: InstallerFields): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, shown(value)]));
