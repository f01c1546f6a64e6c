import { inflateSync } from 'node:zlib';

const streamsOf = (pdf: Buffer): string[] => {
  const found: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 7)) {
    const body = pdf.subarray(at + 7, pdf.indexOf('endstream', at));
    try {
      found.push(inflateSync(body).toString('latin1'));
    } catch {
      // A picture, or the word within one.
    }
  }
  return found;
};

const decoded = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Which letters each glyph of a font stands for. */
const lettersOf = (map: string): string[] =>
  [...map.matchAll(/\[([^\]]*)\]/g)].flatMap(([, all = '']) =>
    [...all.matchAll(/<([0-9a-f ]*)>/gi)].map(([, hex = '']) => decoded(hex.replaceAll(' ', ''))),
  );

/** The words of a PDF that pdfkit has made of two fonts, page by page as its reader would copy them, one line of text each. */
export const pdfText = (pdf: Buffer): string => {
  const streams = streamsOf(pdf);
  const maps = streams.filter((stream) => stream.includes('beginbfrange')).map(lettersOf);
  const text = pdf.toString('latin1');
  const references = [...text.matchAll(/\/ToUnicode (\d+) 0 R/g)].map(([, id]) => id);
  const fonts = [...text.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => ({ name, id }));
  const byName = new Map(
    fonts.flatMap(({ name, id }) => {
      const toUnicode = new RegExp(`\\n${id} 0 obj[\\s\\S]*?/ToUnicode (\\d+) 0 R`).exec(text)?.[1];
      const index = references.toSorted((a, b) => Number(a) - Number(b)).indexOf(toUnicode ?? '');
      return maps[index] ? [[name, maps[index]] as const] : [];
    }),
  );
  return streams
    .filter((stream) => stream.includes(' Tf'))
    .flatMap((page) => {
      let letters: readonly string[] = [];
      return page.split('\n').flatMap((operation) => {
        const font = /^\/(F\d+) [\d.]+ Tf/.exec(operation)?.[1];
        if (font) letters = byName.get(font) ?? [];
        if (!operation.endsWith('TJ')) return [];
        const glyphs = [...operation.matchAll(/<([0-9a-f]+)>/gi)].map(([, hex = '']) => hex).join('');
        return [(glyphs.match(/.{4}/g) ?? []).map((glyph) => letters[parseInt(glyph, 16)] ?? '\u{FFFD}').join('')];
      });
    })
    .join('\n');
};

/** In which sizes words are set on each page. */
export const pdfTextSizes = (pdf: Buffer): readonly (readonly number[])[] =>
  streamsOf(pdf)
    .filter((stream) => stream.includes(' Tf'))
    .map((page) => [...new Set([...page.matchAll(/^\/F\d+ ([\d.]+) Tf/gm)].map(([, size]) => Number(size)))]);
