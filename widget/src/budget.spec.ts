/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const LOADER_BYTES = 2_500;
const TALKING_BYTES = 14_000;
const DETAILS_BYTES = 2_500;
const PHOTOS_BYTES = 4_500;

const build = (folder: string) => {
  execFileSync(process.execPath, [resolve('widget/build.mjs'), folder], { stdio: 'inherit' });
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]));
};

describe('the built widget', () => {
  const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'pilotlight-widget-')));
  const [files = new Map<string, Buffer>(), again] = folders.map(build);
  const gzipped = (name: string) => gzipSync(files.get(name) ?? '', { level: 9 }).length;
  const fileOf = (part: string) => [...files.keys()].find((name) => name.startsWith(`${part}-`)) ?? '';
  const parts = ['details', 'panel', 'photos'].map(fileOf);

  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

  it('is a loader, the panel, and two parts that only some visitors need, and nothing else', () => {
    expect([...files.keys()].toSorted()).toEqual([...parts, 'pilotlight.js']);
    for (const part of parts) expect(part).toMatch(/^[a-z]+-[\w-]{8}\.js$/);
  });

  it('asks for at most 2.5 kB before the first click', () => {
    expect(gzipped('pilotlight.js')).toBeLessThanOrEqual(LOADER_BYTES);
  });

  it('asks for at most 14 kB from a visitor who talks', () => {
    expect(gzipped('pilotlight.js') + gzipped(fileOf('panel'))).toBeLessThanOrEqual(TALKING_BYTES);
  });

  it('asks for at most 2.5 kB more where the form is opened, and at most 4.5 kB more where there are photos', () => {
    expect(gzipped(fileOf('details'))).toBeLessThanOrEqual(DETAILS_BYTES);
    expect(gzipped(fileOf('photos'))).toBeLessThanOrEqual(PHOTOS_BYTES);
  });

  it('has parts that load no other part, and a loader that knows them all by name', () => {
    for (const part of parts) {
      expect(String(files.get('pilotlight.js'))).toContain(part);
      expect(String(files.get(part))).not.toMatch(/\bimport\b/);
    }
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
