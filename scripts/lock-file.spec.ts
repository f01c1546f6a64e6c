import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const locked = z.object({
  packages: z.record(
    z.string(),
    z.object({ link: z.boolean().optional(), resolved: z.string().optional(), integrity: z.string().optional() }),
  ),
});

it('names for each package where it lies and what is in it, so that a cached one is taken without asking the registry', () => {
  const { packages } = locked.parse(JSON.parse(readFileSync(join(__dirname, '..', 'package-lock.json'), 'utf8')));
  const unnamed = Object.entries(packages).filter(
    ([folder, { link, resolved, integrity }]) =>
      folder.includes('node_modules/') &&
      !link &&
      !(resolved?.startsWith('https://registry.npmjs.org/') && integrity?.startsWith('sha512-')),
  );
  expect(unnamed.map(([folder]) => folder)).toEqual([]);
});
