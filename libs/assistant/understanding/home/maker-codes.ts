export type CodeKind =
  'low-pressure' | 'ignition' | 'flame-lost' | 'overheat' | 'fan' | 'sensor' | 'circulation' | 'electronics' | 'resets';

/** A maker's codes: `forms` is how its displays write any of them, `kinds` what the commonest are about. */
export type MakerCodes = {
  readonly makes: readonly string[];
  readonly forms: RegExp;
  readonly kinds: ReadonlyMap<string, CodeKind>;
};

const listed = (codes: Partial<Record<CodeKind, string>>): ReadonlyMap<string, CodeKind> =>
  new Map(
    (Object.keys(codes) as CodeKind[]).flatMap((kind) => (codes[kind] ?? '').split(' ').map((code) => [code, kind])),
  );

const vaillant = listed({
  'low-pressure': 'F22',
  ignition: 'F28',
  'flame-lost': 'F29',
  overheat: 'F20',
  fan: 'F32',
  sensor: 'F00 F01 F02 F03 F10 F11 F12 F13 F71 F72 F73',
  circulation: 'F23 F24 F75 F83 F84',
  electronics: 'F49 F61 F62 F63 F64 F65 F67 F70',
});
const baxi = listed({
  'low-pressure': 'E118 E119 118 119',
  ignition: 'E133 133',
  overheat: 'E110 110',
  fan: 'E160 160',
  sensor: 'E20 E28 E40 E50 20 28 40 50',
  circulation: 'E125 125',
});

/** Gathered from public pages, not from the makers' own manuals; where a code isn't the same on all of a maker's models its kind is left out. */
export const makerCodes: readonly MakerCodes[] = [
  { makes: ['vaillant', 'glow-worm', 'glowworm'], forms: /\bf\.?\s?\d{2,4}\b/giu, kinds: vaillant },
  {
    makes: ['baxi', 'potterton', 'main'],
    forms: /\b[eh]\.?\s?\d{2}\.\d{2}\b|\be\.?\s?\d{2,3}\b|\b1[0-6]\d\b/giu,
    kinds: baxi,
  },
  {
    makes: ['ideal'],
    forms: /\b[fl]0?\d\b|\b[fl][clnu]\b/giu,
    kinds: listed({
      'low-pressure': 'F1 F01',
      ignition: 'L2 L02',
      'flame-lost': 'F2 F02 FN LN',
      fan: 'F3 F03 L3 L03',
      sensor: 'F4 F04 F5 F05',
      resets: 'LC',
    }),
  },
  {
    makes: ['worcester', 'bosch'],
    forms:
      /\b(?:[a-f]\w|9[aouy]|6a|2[a-z]|h0?\d)\s?\d{3}\b|\b\d{3,4}\s?[vwbe]\b|\b(?:ea|ce|fa|fd|a1|c[1-7]|d[1-7]|e[259]|f[07]|h0?7)\b/giu,
    kinds: listed({
      'low-pressure': '1017W CE207 CE H07',
      ignition: 'EA EA227 227V 6A227',
      'flame-lost': 'EA229 229V',
      overheat: 'E9 E9219 224V E9224',
      fan: 'C6 C7 C6215 C6216 C7214 C7217',
      sensor: 'E2 E2222 E2223 A7',
      circulation: 'A1 A1281',
      electronics: 'F0 9U233 B1',
    }),
  },
  {
    makes: ['ariston'],
    forms: /\b[1-8]p\d\b|\b[1-8]\d{2}\b|\bsp\d\b/giu,
    kinds: listed({ 'low-pressure': '108 111', ignition: '501', 'flame-lost': '5P3', overheat: '101' }),
  },
];

export const codesOfMake = (make: string | undefined): MakerCodes | undefined => {
  const name = make?.toLowerCase() ?? '';
  return name === '' ? undefined : makerCodes.find(({ makes }) => makes.some((each) => name.startsWith(each)));
};

/** A code as sheets write it: "F.1120" is F1120, "E.02.35" E02.35, "1017 W" 1017W. */
export const writtenCode = (words: string): string =>
  words
    .toUpperCase()
    .replace(/^([A-Z])[.\s]+(?=\d)/u, '$1')
    .replaceAll(/[\s:-]/gu, '');
