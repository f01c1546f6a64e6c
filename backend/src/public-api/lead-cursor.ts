import type { LeadPlace } from '@pilotlight/projections/conversations/system-leads.reader';
import { z } from 'zod';
import { Refused } from '../write-side/refused';

const placeSchema = z.tuple([z.iso.datetime(), z.uuid()]);

export const cursorOf = ({ createdAt, id }: LeadPlace): string =>
  Buffer.from(JSON.stringify([createdAt, id])).toString('base64url');

/** Throws Refused. */
export const placeOf = (cursor: string): LeadPlace => {
  try {
    const [createdAt, id] = placeSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { createdAt, id };
  } catch {
    throw new Refused('This is no cursor of a page', 'invalid');
  }
};
