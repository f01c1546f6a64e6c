import { read, utils } from '@e965/xlsx';
import { csvOf, csvPhone } from './csv';
import hostileCells from './testing/hostile-cells.json';

const headings = ['Hostile', 'Phone', 'Once more'];
const rows = hostileCells.map((cell) => [cell, '07700 900123', cell]);
const file = Buffer.from(csvOf([headings, ...rows]));

/** As a spreadsheet opens the file's bytes; `raw` leaves numbers and dates as the text that they are. */
const opened = (raw: boolean) => {
  const { Sheets, SheetNames } = read(file, { type: 'buffer', raw, cellFormula: true });
  const sheet = Sheets[SheetNames[0] ?? ''] ?? {};
  return { sheet, table: utils.sheet_to_json<string[]>(sheet, { header: 1, raw: true, defval: '', blankrows: true }) };
};

const asRead = (cell: string): string => cell.replaceAll('\r\n', '\n');

it('takes two hundred hostile cells through a spreadsheet and back as the text that they are', () => {
  const { table } = opened(true);
  expect(hostileCells).toHaveLength(200);
  expect(table).toHaveLength(201);
  const wrong = rows.filter(([cell = '', phone], index) => {
    const [first = '', second, third] = table[index + 1] ?? [];
    const isWhole = [asRead(cell), `'${asRead(cell)}`].includes(asRead(first));
    return !isWhole || second !== phone || third !== first;
  });
  expect(wrong).toEqual([]);
});

it('holds no cell that a spreadsheet would run, and each phone whole', () => {
  const { sheet } = opened(false);
  const cells = Object.entries(sheet).filter(([name]) => !name.startsWith('!'));
  expect(cells.filter(([, cell]) => cell.f !== undefined)).toEqual([]);
  expect(cells.filter(([, { t, v }]) => t === 's' && /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(String(v)))).toEqual(
    [],
  );
  const phones = cells.filter(([name]) => name.startsWith('B') && name !== 'B1').map(([, { t, v }]) => `${t} ${v}`);
  expect(phones).toEqual(rows.map(() => 's 07700 900123'));
});

it('is records of RFC 4180 behind the mark of UTF-8', () => {
  expect(file.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(csvOf([['a', 'b,c', 'd"e', 'f\ng', '']])).toBe('\uFEFFa,"b,c","d""e","f\ng",\r\n');
});

it('leads the country of a phone abroad by 00, which no spreadsheet runs', () => {
  expect(csvPhone('+33 6 12 34 56 78')).toBe('00 33 6 12 34 56 78');
  expect(csvPhone('07700 900123')).toBe('07700 900123');
});
