import type { LazyParts, LoadFile, PartHost, PartModules } from './lazy-parts';

export const createParts = (host: PartHost, load: LoadFile) => {
  const here: { -readonly [Name in keyof LazyParts]?: LazyParts[Name] } = {};
  return {
    here,
    async load<Name extends keyof LazyParts>(name: Name): Promise<LazyParts[Name]> {
      const { create } = await load<PartModules[Name]>(name);
      return (here[name] ??= create(host));
    },
  };
};

export type LoadedParts = ReturnType<typeof createParts>;
