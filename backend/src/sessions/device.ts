type Named = readonly (readonly [sign: RegExp, name: string])[];

/** Most browsers name others too: the first that fits is the one. */
const browsers: Named = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: Named = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: Named, userAgent: string): string | undefined =>
  names.find(([sign]) => sign.test(userAgent))?.[1];

/** "Chrome on Windows", as far as a browser says so; null where it says neither. Nothing else of it is kept. */
export const deviceOf = (userAgent: string | undefined): string | null => {
  const said = (userAgent ?? '').slice(0, 500);
  const [browser, system] = [nameIn(browsers, said), nameIn(systems, said)];
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? null);
};
