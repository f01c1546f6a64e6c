import { leadFiltersSchema } from '@pilotlight/contracts/http/leads';
import { setTimeout as pause } from 'node:timers/promises';
import { ReadSide } from '../testing/read-side';
import { conversation } from '../testing/story';
import { type ExportedLead, LeadExportReader } from './lead-export.reader';

let side: ReadSide;
let reader: LeadExportReader;
const count = 250;
const idOf = (number: number) => `018f5b7e-0000-4000-8000-${String(number).padStart(12, '0')}`;
const ids = Array.from({ length: count }, (_, index) => idOf(index));
const { signal } = new AbortController();
const everything = leadFiltersSchema.parse({});

beforeAll(async () => {
  side = await ReadSide.open();
  reader = new LeadExportReader(side.readers);
  await side.start();
  await side.shows(
    ...ids.flatMap((id) => {
      const chat = conversation('acme', id);
      return [chat.started(), chat.gives({ first_name: 'Amy', phone: '07700 900101' })];
    }),
  );
});
afterAll(() => side.close());

const idsIn = (rows: readonly ExportedLead[]) => rows.map(({ sessionId }) => sessionId);

it.each([
  ['all that is found', () => reader.found('acme', everything, signal)],
  ['what was chosen', () => reader.chosen('acme', ids, signal)],
])('gives nothing of a lead that is erased while a reader of %s pauses', async (_, exported) => {
  const rows = exported();
  const taken = idsIn((await rows.next()).value ?? []);
  expect(taken.length).toBeLessThanOrEqual(100);
  const gone = ids.filter((id) => !taken.includes(id)).slice(-20);
  await side.shows(...gone.map((id) => conversation('acme', id).erased()));
  await pause(300);
  for await (const later of rows) taken.push(...idsIn(later));
  expect(taken.filter((id) => gone.includes(id))).toEqual([]);
  expect(new Set(taken).size).toBe(taken.length);
});
