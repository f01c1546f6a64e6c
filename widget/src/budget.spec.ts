/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import registry from '../parts.json';

const { loader, page } = registry;
const registered = Object.entries(registry.parts);

const build = (folder: string) => {
  execFileSync(process.execPath, [resolve('widget/build.mjs'), folder], { stdio: 'inherit' });
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]));
};

describe('the built widget', () => {
  const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'pilotlight-widget-')));
  const [files = new Map<string, Buffer>(), again] = folders.map(build);
  const gzipped = (name: string) => gzipSync(files.get(name) ?? '', { level: 9 }).length;
  const fileOf = (part: string) => [...files.keys()].find((name) => name.startsWith(`${part}-`)) ?? '';
  const parts = registered.map(([name]) => fileOf(name)).toSorted();

  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

  it('is the loader, the registered parts and the page of a visit’s link, and nothing else', () => {
    expect([...files.keys()].toSorted()).toEqual(
      [...parts, loader.file, page.file, fileOf('page'), 'version.json'].toSorted(),
    );
    for (const part of [...parts, fileOf('page')]) expect(part).toMatch(/^[a-z]+-[\w-]{8}\.js$/);
  });

  it(`asks for at most ${loader.most} bytes before the first click`, () => {
    expect(gzipped(loader.file)).toBeLessThanOrEqual(loader.most);
  });

  it.each(registered)('holds the part "%s" to its budget', (name, part) => {
    const before = 'with' in part ? gzipped(loader.file) : 0;
    expect(before + gzipped(fileOf(name))).toBeLessThanOrEqual(part.most);
  });

  it(`asks for at most ${page.most} bytes on the page of a visit’s link`, () => {
    expect(gzipped(page.file) + gzipped(fileOf('page'))).toBeLessThanOrEqual(page.most);
    expect(String(files.get(page.file))).toContain(`src="/widget/${fileOf('page')}"`);
    expect(String(files.get(fileOf('page')))).not.toMatch(/\bimport\b/);
  });

  it('has parts that import no other, with one hash that the loader knows', () => {
    const hashes = registered.map(([name]) => fileOf(name).slice(name.length + 1, -'.js'.length));
    expect([...new Set(hashes)]).toHaveLength(1);
    expect(String(files.get(loader.file))).toContain(hashes[0]);
    for (const [name] of registered) expect(String(files.get(fileOf(name)))).not.toMatch(/\bimport\b/);
  });

  it('says under which address it is kept for good, and what its first file is to be', () => {
    const { version, integrity } = JSON.parse(String(files.get('version.json')));
    const hash = (how: string) => createHash(how).update(files.get(loader.file) ?? '');
    expect(version).toBe(hash('sha256').digest('hex').slice(0, 16));
    expect(integrity).toBe(`sha384-${hash('sha384').digest('base64')}`);
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
