import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const loader = join(__dirname, '..', 'scripts', 'testing', 'typescript.cjs');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pilotlight-maps-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A compiled module that tells where it was called from, and its map. */
const compiledModule = (...path: readonly string[]): string => {
  const file = join(folder, ...path);
  mkdirSync(join(file, '..'), { recursive: true });
  const map = JSON.stringify({ version: 3, sources: ['written.ts'], names: [], mappings: 'AAAA' });
  writeFileSync(`${file}.map`, map);
  writeFileSync(file, `process.stdout.write(new Error('told').stack);\n//# sourceMappingURL=${path.at(-1)}.map\n`);
  return file;
};

const traceOf = (file: string): string =>
  execFileSync(process.execPath, ['-r', loader, '-r', join(__dirname, 'own-source-maps.ts'), file], {
    encoding: 'utf8',
  });

it('lets a stack trace name the line that was written, and reads no map of what was installed', () => {
  expect(traceOf(compiledModule('own.js'))).toContain(`${join(folder, 'written.ts')}:1:1`);
  const installed = compiledModule('node_modules', 'theirs', 'index.js');
  expect(traceOf(installed)).toContain(`${installed}:1:`);
});
