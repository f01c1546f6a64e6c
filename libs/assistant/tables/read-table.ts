import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';

/** Reads a table of words once, while modules load: they stand beside this file as JSON, built or not. Throws a ZodError on another shape. */
export const readTable = <Table>(name: string, schema: z.ZodType<Table>): Table =>
  schema.parse(JSON.parse(readFileSync(join(__dirname, `${name}.json`), 'utf8')));
