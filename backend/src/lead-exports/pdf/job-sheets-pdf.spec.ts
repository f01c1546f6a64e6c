import type { LeadView } from '@pilotlight/contracts/http/leads';
import { writeFileSync } from 'node:fs';
import { photo } from '../../conversations/photos/testing/sample-photos';
import { pdfText, pdfTextSizes } from '../testing/pdf-text';
import { jobSheetsPdf } from './job-sheets-pdf';
import type { Sheet } from './sheet';
import { type SheetAlarm, sheetOfGone, sheetOfLead } from './sheet-of-lead';

const ids = ['8a4b6f1d-2c3e-4a51-9f0c-5c1b2f0e3a51', '8a4b6f1d-2c3e-4a51-9f0c-5c1b2f0e3a52', 'lost'] as const;
const notes = (text: string): LeadView['notes'] => [
  { id: ids[0], text, author: 'Dawn', at: '2026-11-20T09:30:00.000Z' },
];

const view = (name: readonly [string, string], more: Partial<LeadView> = {}): LeadView => ({
  lead: { first_name: name[0], last_name: name[1] },
  grading: null,
  requested: [],
  stage: 'quoted',
  lostReason: null,
  valuePence: null,
  marketing: [],
  notes: null,
  jobSheet: {
    jobType: 'boiler-swap',
    filled: 9,
    required: 11,
    percentage: 82,
    quoteReady: false,
    lines: [
      { label: 'Phone', value: '07700 900142' },
      { label: 'Email', value: 'lukasz.zolc@example.com' },
      { label: 'Address', value: '14 Chapel Allerton Road, Leeds, LS7 4NY' },
      {
        label: 'Symptoms',
        value: 'No hot water since Tuesday, shows F22 🔥 and the pressure drops again a day after it is topped up',
      },
      { label: 'Parking and access', value: `Through the yard. ${'The gate sticks, so lift it first. '.repeat(12)}` },
      { label: 'Boiler type', value: 'Combi' },
      { label: 'Make', value: 'Vaillant' },
    ],
    missing: [
      { field: 'mains_flow', label: 'Mains flow', ask: '', photo: null },
      { field: 'budget', label: 'Budget', ask: '', photo: null },
    ],
    photos: [
      { slot: 'boiler-front', label: 'Boiler front', ids: [ids[0], ids[1]] },
      { slot: 'data-plate', label: 'Data plate', ids: [ids[2]] },
      { slot: 'fuse-box', label: 'Fuse box', ids: [] },
    ],
    otherPhotos: [],
    flags: [{ text: 'Asbestos possible near the flue', tone: 'warn' }],
  },
  ...more,
});

const sheet = (
  of: LeadView,
  pictures: ReadonlyMap<string, Uint8Array | null> = new Map(),
  alarm: Partial<SheetAlarm> = {},
): Sheet =>
  sheetOfLead({
    view: of,
    firm: { name: 'Aire Valley Heating', phone: '0113 496 0142' },
    alarm: { told: 'Smell of gas was reported', stoodDown: null, cleared: null, ...alarm },
    withNotes: true,
    at: '2026-11-20T12:00:00.000Z',
    pictures,
  });

const pdfOf = async (...sheets: readonly Sheet[]): Promise<Buffer> => {
  const pieces: Uint8Array[] = [];
  const all = async function* () {
    yield* sheets;
  };
  for await (const piece of jobSheetsPdf('Job sheets', all())) pieces.push(piece);
  const pdf = Buffer.concat(pieces);
  if (process.env['PDF_TO_LOOK_AT']) writeFileSync(process.env['PDF_TO_LOOK_AT'], pdf);
  return pdf;
};

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0;

it('holds each job sheet with its names, its photos and what is missing', async () => {
  const pictures = new Map([
    [ids[0], await photo('jpeg', 1200, 900)],
    [ids[1], await photo('jpeg', 600, 1000)],
  ]);
  const pdf = await pdfOf(
    sheet(
      view(['Łukasz', 'Żółć'], { notes: notes('Rang back, wants it before Christmas.\nDog in the yard.') }),
      pictures,
    ),
    sheet(view(['Zoë', 'Ŵyn'])),
    sheetOfGone(1),
  );
  const text = pdfText(pdf);
  for (const words of [
    'Łukasz Żółć',
    'Zoë Ŵyn',
    'Data plate: photo missing',
    'Not sent yet: Fuse box',
    'Dog in the yard.',
  ])
    expect(text).toContain(words);
  expect(text).toContain('1 of the leads that were chosen is not here any more.');
  expect(text).not.toContain('\u{FFFD}');
  expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(2);
});

it('tells of a danger that was stood down: that it was told, who took it back or saw to it, and when', async () => {
  const toldOnly = pdfText(await pdfOf(sheet(view(['Zoë', 'Ŵyn']))));
  expect(toldOnly).toContain('Smell of gas was reported');
  expect(toldOnly).not.toMatch(/no danger|Dealt with/);
  const text = pdfText(
    await pdfOf(
      sheet(view(['Zoë', 'Ŵyn']), new Map(), {
        stoodDown: { basis: 'denied', at: '2026-07-20T09:05:00.000Z' },
        cleared: { verdict: 'dealt-with', by: 'Dawn', at: '2026-11-20T09:30:00.000Z' },
      }),
    ),
  );
  expect(text).toContain('Smell of gas was reported');
  expect(text).toContain('Visitor says there is no danger, 20/07/2026 10:05');
  expect(text).toContain('Dealt with: Dawn, 20/11/2026 09:30');
  const erased = { verdict: 'false-alarm', by: '[erased]', at: '2026-11-20T09:30:00.000Z' } as const;
  expect(pdfText(await pdfOf(sheet(view(['Zoë', 'Ŵyn']), new Map(), { cleared: erased })))).toContain(
    'False alarm: Team, 20/11/2026 09:30',
  );
});

it('is read out in British English, with a word for each photo', async () => {
  const pdf = await pdfOf(sheet(view(['Zoë', 'Ŵyn']), new Map([[ids[0], await photo('jpeg')]])));
  const text = pdf.toString('latin1');
  expect(text).toContain('/Lang (en-GB)');
  expect(text).toContain('/Marked true');
  expect(text).toContain('/Alt (Boiler front 1)');
  for (const tag of ['H1', 'H2', 'P', 'Figure']) expect(text).toContain(`/S /${tag}\n`);
});

it('goes on over the page with long notes, which lose no word', async () => {
  const words = Array.from({ length: 1_200 }, (_, index) => `word${index}`);
  const pdf = await pdfOf(sheet(view(['Zoë', 'Ŵyn'], { notes: notes(words.join(' ')) })));
  expect(pagesOf(pdf)).toBeGreaterThan(2);
  const text = pdfText(pdf);
  expect(words.filter((word) => !new RegExp(`\\b${word}\\b`).test(text))).toEqual([]);
  expect(text).toContain('Zoë Ŵyn · page 3');
  // The foot's is the smaller one.
  expect(pdfTextSizes(pdf)[1]).toEqual([8, 10]);
});

it('prints the latest of very many notes, and says how many more there are', () => {
  const many = Array.from({ length: 200 }, (_, index) => notes(`${index} ${'x'.repeat(1_990)}`)?.[0]);
  const { blocks } = sheet(view(['Zoë', 'Ŵyn'], { notes: many.flatMap((note) => note ?? []) }));
  const texts = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text.slice(0, 40)] : []));
  expect(texts.slice(-6, -1).map((text) => Number(text.slice(0, 4)))).toEqual([195, 196, 197, 198, 199]);
  expect(texts.at(-1)).toBe('… and 195 more notes in Pilotlight');
});

it('names a photo that is missing among those not sent, without a line to write on', () => {
  const some = view(['Zoë', 'Ŵyn']);
  const missing = [
    ...some.jobSheet.missing,
    { field: 'meter', label: 'Gas meter photo', ask: '', photo: 'gas-meter' } as const,
  ];
  const { blocks } = sheet({ ...some, jobSheet: { ...some.jobSheet, missing } });
  expect(blocks).toContainEqual({ kind: 'blanks', labels: ['Mains flow', 'Budget'] });
  expect(blocks).toContainEqual({ kind: 'paragraph', text: 'Not sent yet: Fuse box, Gas meter' });
});

it('ends the thread where nobody reads on', async () => {
  let asked = 0;
  const endless = async function* () {
    for (;;) yield ((asked += 1), sheet(view(['Zoë', 'Ŵyn'])));
  };
  for await (const _ of jobSheetsPdf('Job sheets', endless())) if (asked >= 3) break;
  expect(asked).toBeLessThan(6);
});
