import { lineTo as lineToPort } from '@pilotlight/event-store/testing/cuttable-line';
import type { CuttableLine as Line } from '@pilotlight/event-store/testing/cuttable-line';

/** A line to a database that can be cut, as when its machine goes, and mended. */
export interface CuttableLine extends Line {
  /** The database's URL by way of the line. */
  readonly url: string;
}

export const lineTo = async (databaseUrl: string): Promise<CuttableLine> => {
  const url = new URL(databaseUrl);
  const line = await lineToPort(Number(url.port), url.hostname);
  url.hostname = '127.0.0.1';
  url.port = String(line.port);
  return { ...line, url: url.href };
};
