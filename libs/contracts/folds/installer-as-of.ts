import type { RecordedEvent } from '../catalogue/catalogue';
import { concernsInstaller, foldInstaller } from './installer-fields';
import type { InstallerFields } from './new-installer-fields';

export interface InstallerAsOf {
  readonly fields: InstallerFields | null;
  readonly events: readonly RecordedEvent[];
}

/** `at` is in milliseconds since 1970, the events in order. */
export const installerAsOf = (stream: readonly RecordedEvent[], at: number): InstallerAsOf => {
  const later = stream.findIndex((event) => Date.parse(event.at) > at);
  const events = later < 0 ? stream : stream.slice(0, later);
  let fields: InstallerFields | null = null;
  for (const event of events) if (concernsInstaller(event)) fields = foldInstaller(fields ?? undefined, event);
  return { fields, events };
};
