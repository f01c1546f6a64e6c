import 'reflect-metadata';
import { MODULE_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { AppModule } from './app.module';

const dynamicModule = z.object({
  module: z.function(),
  imports: z.array(z.unknown()).optional(),
  providers: z.array(z.unknown()).optional(),
});
const provider = z.object({ provide: z.unknown() });

const metadataOf = (key: string, module: object): unknown[] => Reflect.getMetadata(key, module) ?? [];

/** All that a module and those that it imports list. */
const listedBy = (module: unknown): unknown[] => {
  if (typeof module === 'function')
    return [
      ...metadataOf(MODULE_METADATA.PROVIDERS, module),
      ...metadataOf(MODULE_METADATA.CONTROLLERS, module),
      ...metadataOf(MODULE_METADATA.IMPORTS, module).flatMap(listedBy),
    ];
  const { data } = dynamicModule.safeParse(module);
  return data ? [...(data.providers ?? []), ...(data.imports ?? []).flatMap(listedBy)] : [];
};

const listed = new Set(listedBy(AppModule).map((each) => provider.safeParse(each).data?.provide ?? each));

/** The classes in such files, marked with this key if any, that the product starts without. */
const unlisted = async (pattern: string, key?: string): Promise<string[]> => {
  const names: string[] = [];
  for (const file of globSync(pattern, { cwd: __dirname }))
    for (const [name, each] of Object.entries(await import(join(__dirname, file))))
      if (typeof each === 'function' && (!key || Reflect.hasMetadata(key, each)) && !listed.has(each)) names.push(name);
  return names;
};

it('starts every command handler', async () => {
  expect(await unlisted('**/*.command.ts', '__commandHandler__')).toEqual([]);
});

it('starts every controller', async () => {
  expect(await unlisted('**/*.controller.ts', PATH_METADATA)).toEqual([]);
});

it('starts every policy', async () => {
  expect(await unlisted('**/*.policy.ts')).toEqual([]);
});

it('keeps the store of every aggregate', async () => {
  expect(await unlisted('**/*.stream.ts')).toEqual([]);
});
