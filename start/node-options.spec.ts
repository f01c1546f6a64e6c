import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeOptions } from './node-options';

it('starts the product in a container as npm start does', () => {
  const dockerfile = readFileSync(join(__dirname, '..', 'docker', 'Dockerfile'), 'utf8');
  const [, command = ''] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? [];
  expect(JSON.parse(command)).toEqual(['node', ...nodeOptions, 'backend/dist/backend/src/main.js']);
});
