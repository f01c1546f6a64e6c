import type { RecordedEvent } from '../catalogue/catalogue';
import { concernsInstaller, foldInstaller, type InstallerFields } from './installer-fields';

/** An installer's account as it stood, and the events of its stream that it goes by. */
export interface InstallerAsOf {
  /** Null before it was created. */
  readonly fields: InstallerFields | null;
  readonly events: readonly RecordedEvent[];
}

/** An installer as of a moment (milliseconds since 1970), by the events of its stream in order. Pure. */
export const installerAsOf = (stream: readonly RecordedEvent[], at: number): InstallerAsOf => {
  const later = stream.findIndex((event) => Date.parse(event.at) > at);
  const events = later < 0 ? stream : stream.slice(0, later);
  let fields: InstallerFields | null = null;
  for (const event of events) if (concernsInstaller(event)) fields = foldInstaller(fields ?? undefined, event);
  return { fields, events };
};
