import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDataFolder, UnusableDataFolder } from './data-folder';

describe('the data folder', () => {
  const home = mkdtempSync(join(tmpdir(), 'pilotlight-folder-'));
  afterAll(() => rmSync(home, { recursive: true }));

  it('is made with what is missing above it, for its owner only, and may be there already', () => {
    const folder = join(home, 'a', 'b c');
    makeDataFolder(folder);
    makeDataFolder(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('that is a file, or lies in one, is refused by name and with the cure', () => {
    const file = join(home, 'file');
    writeFileSync(file, '');
    for (const folder of [file, join(file, 'data')]) {
      const making = () => makeDataFolder(folder);
      expect(making).toThrow(UnusableDataFolder);
      expect(making).toThrow(/file.* can't be used: .+\. Choose another by DATA_DIR/);
    }
  });

  it('where no folder can be made is refused, and never waited for', () => {
    expect(() => makeDataFolder('/proc/nowhere/data')).toThrow(UnusableDataFolder);
  });
});
