import type { LazyParts, LoadFile, PartHost, PartModules } from './lazy-parts';

/** One hash of the content of them all, with which their files are named. */
declare const PARTS: string;

export const createParts = (host: PartHost, load: LoadFile) => {
  const here: { -readonly [Name in keyof LazyParts]?: LazyParts[Name] } = {};
  return {
    here,
    async load<Name extends keyof LazyParts>(name: Name): Promise<LazyParts[Name]> {
      const { create } = await load<PartModules[Name]>(`${name}-${PARTS}.js`);
      return (here[name] ??= create(host));
    },
  };
};

export type LoadedParts = ReturnType<typeof createParts>;
