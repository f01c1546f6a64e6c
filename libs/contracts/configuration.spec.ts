import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurationSchema } from './configuration';

it('has each of its settings documented in .env.example, and no other', () => {
  const example = readFileSync(join(__dirname, '../../.env.example'), 'utf8');
  const documented = [...example.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);
  expect(new Set(documented)).toEqual(new Set(Object.keys(configurationSchema.shape)));
});

it('reaches the containers with every setting but those that a container has for itself', () => {
  const compose = readFileSync(join(__dirname, '../../docker/compose.yaml'), 'utf8');
  const passed = [...compose.matchAll(/^ {4,6}([A-Z][A-Z0-9_]*):(?:$| \$\{\1| postgres:| 9464$| 0\.0\.0\.0$)/gm)].map(
    ([, name = '']) => name,
  );
  const itsOwn = ['NODE_ENV', 'PORT', 'HOST', 'DATA_DIR'];
  expect(new Set([...passed, ...itsOwn])).toEqual(new Set(Object.keys(configurationSchema.shape)));
});
