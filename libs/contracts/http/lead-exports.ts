import { z } from 'zod';
import { noQuery, nothing } from './common';
import { leadFiltersSchema, mostLeadsSelected } from './leads';
import { route } from './route';

const leadIds = z.array(z.uuid()).min(1, 'Choose at least one lead');

/** Of a table's answer: about how many rows it will have, "100000+" of very many; absent where that isn't known. */
export const rowsHeader = 'x-rows';

/** Without `ids` all that the list finds, newest first; with them those alone, in their order. */
const csvBody = leadFiltersSchema.extend({ ids: leadIds.max(mostLeadsSelected).optional() });
export type LeadsCsv = z.infer<typeof csvBody>;

const csv = { method: 'POST', query: noQuery, body: csvBody, response: z.string() } as const;

export const installerLeadsCsv = route({
  ...csv,
  path: '/api/installer/leads/export.csv',
  access: 'installer',
  summary: "The signed-in installer's leads that the filters find, as a table (RFC 4180) that is sent as it is read",
});

export const adminLeadsCsv = route({
  ...csv,
  path: '/api/leads/export.csv',
  access: 'admin',
  summary: 'The leads of all installers that the filters find, as a table (RFC 4180) that is sent as it is read',
});

/** In one file. */
export const mostJobSheets = 50;

const pdfBody = z.object({
  ids: leadIds.max(mostJobSheets, `A PDF holds up to ${mostJobSheets} job sheets`),
  /** Whether what only the team sees is on them; an admin has it never. */
  notes: z.boolean().default(true),
});

const file = z.instanceof(Uint8Array);
const pdf = { method: 'POST', query: noQuery, body: pdfBody, response: file } as const;

export const installerJobSheetsPdf = route({
  ...pdf,
  path: '/api/installer/leads/export.pdf',
  access: 'installer',
  summary: `The job sheets of up to ${mostJobSheets} of the signed-in installer's leads with their photos, as one PDF`,
});

export const adminJobSheetsPdf = route({
  ...pdf,
  path: '/api/leads/export.pdf',
  access: 'admin',
  summary: `The job sheets of up to ${mostJobSheets} leads with their photos, as one PDF`,
});

const onePdf = { method: 'GET', body: nothing, response: file } as const;

export const jobSheetPdf = route({
  ...onePdf,
  path: '/api/installer/conversations/:sessionId/job-sheet.pdf',
  access: 'installer',
  query: z.object({ notes: z.enum(['true', 'false']).default('true') }),
  summary: "The job sheet of one of the signed-in installer's leads with its photos, as a PDF",
});

export const jobSheetPdfForAdmin = route({
  ...onePdf,
  path: '/api/installers/:slug/conversations/:sessionId/job-sheet.pdf',
  access: 'admin',
  query: noQuery,
  summary: "The job sheet of one of an installer's leads with its photos, as a PDF",
});
