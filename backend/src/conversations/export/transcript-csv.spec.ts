import type { TranscriptEntry } from '@pilotlight/contracts/http/conversations';
import { transcriptAsCsv } from './transcript-csv';

const entry = (role: TranscriptEntry['role'], text: string, more: Partial<TranscriptEntry> = {}): TranscriptEntry => ({
  id: text,
  role,
  text,
  timestamp: '2026-11-19T12:43:00.000Z',
  card: null,
  safety: null,
  ...more,
});

it('is a line each with its London time and speaker, and holds nothing that a spreadsheet would run', () => {
  const photo = { photoId: '8a4b6f1d-2c3e-4a51-9f0c-5c1b2f0e3a51', width: 1, height: 1 };
  const events = [
    entry('user', '=HYPERLINK("https://evil.example")', { photos: [{ ...photo, slot: 'gas-meter' }] }),
    entry('assistant', 'Thanks, "noted"'),
    entry('person', 'Hi', { name: 'Dawn, Aire Valley Heating', timestamp: '2026-07-19T12:43:00.000Z' }),
    entry('stage', 'Marked quoted'),
  ];
  expect(transcriptAsCsv({ events }).split('\r\n')).toEqual([
    '\uFEFFDate,Time,From,Text,Photos',
    '2026-11-19,12:43,Visitor,"\'=HYPERLINK(""https://evil.example"")",Gas meter',
    '2026-11-19,12:43,Assistant,"Thanks, ""noted""",',
    '2026-07-19,13:43,"Dawn, Aire Valley Heating",Hi,',
    '2026-11-19,12:43,Note,Marked quoted,',
    '',
  ]);
});
