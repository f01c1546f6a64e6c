import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const worth = /\.(js|css|svg|html|webmanifest)$/;
/** @type {readonly { ending: string, by: (text: Buffer) => Promise<Buffer> }[]} */
const kinds = [
  { ending: 'br', by: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }) },
  { ending: 'gz', by: (text) => promisify(gzip)(text, { level: 9 }) },
];

export const compress = async (folder) => {
  const files = readdirSync(folder, { recursive: true }).filter((file) => worth.test(file));
  await Promise.all(
    files.flatMap((file) =>
      kinds.map(async ({ ending, by }) => {
        const path = join(folder, file);
        writeFileSync(`${path}.${ending}`, await by(readFileSync(path)));
      }),
    ),
  );
};
