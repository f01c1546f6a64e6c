/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const LOADER_BYTES = 2_500;
const ALL_BYTES = 14_000;

const build = (folder: string) => {
  execFileSync(process.execPath, [resolve('widget/build.mjs'), folder], { stdio: 'inherit' });
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]));
};

describe('the built widget', () => {
  const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'pilotlight-widget-')));
  const [files = new Map<string, Buffer>(), again] = folders.map(build);
  const gzipped = (name: string) => gzipSync(files.get(name) ?? '', { level: 9 }).length;
  const panel = [...files.keys()].find((name) => name.startsWith('panel-')) ?? '';

  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

  it('is a loader and a panel, and nothing else', () => {
    expect([...files.keys()].toSorted()).toEqual([expect.stringMatching(/^panel-[\w-]{8}\.js$/), 'pilotlight.js']);
  });

  it('asks for at most 2.5 kB before the first click', () => {
    expect(gzipped('pilotlight.js')).toBeLessThanOrEqual(LOADER_BYTES);
  });

  it('is at most 14 kB altogether', () => {
    expect(gzipped('pilotlight.js') + gzipped(panel)).toBeLessThanOrEqual(ALL_BYTES);
  });

  it('has a loader that knows its panel by name', () => {
    expect(String(files.get('pilotlight.js'))).toContain(panel);
  });

  it('comes out the same, byte for byte, when built again', () => {
    expect(again).toEqual(files);
  });

  it('never writes markup, evaluates text or sets a style attribute', () => {
    const source = [...files.values()].join('\n');
    expect(source).not.toMatch(
      /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|setAttribute\(`style/,
    );
  });
});
