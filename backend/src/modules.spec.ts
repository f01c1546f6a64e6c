import 'reflect-metadata';
import { MODULE_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { globSync } from 'node:fs';
import { join } from 'node:path';

const classesIn = async (pattern: string): Promise<Map<string, object>> => {
  const classes = new Map<string, object>();
  for (const file of globSync(pattern, { cwd: __dirname }))
    for (const [name, each] of Object.entries(await import(join(__dirname, file))))
      if (typeof each === 'function') classes.set(name, each);
  return classes;
};

const listed = new Set<unknown>();
beforeAll(async () => {
  for (const module of (await classesIn('**/*.module.ts')).values())
    for (const kind of [MODULE_METADATA.PROVIDERS, MODULE_METADATA.CONTROLLERS])
      for (const each of Reflect.getMetadata(kind, module) ?? []) listed.add(each);
});

const unlisted = async (pattern: string, key: string | null): Promise<string[]> =>
  [...(await classesIn(pattern))].flatMap(([name, each]) =>
    (key === null || Reflect.hasMetadata(key, each)) && !listed.has(each) ? [name] : [],
  );

it('has every command handler in a module', async () => {
  expect(await unlisted('**/*.command.ts', '__commandHandler__')).toEqual([]);
});

it('has every controller in a module', async () => {
  expect(await unlisted('**/*.controller.ts', PATH_METADATA)).toEqual([]);
});

it('has every policy in a module', async () => {
  expect(await unlisted('**/*.policy.ts', null)).toEqual([]);
});
