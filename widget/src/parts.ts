import type { LazyParts, LoadFile, PartHost, PartModules } from './lazy-parts';

/** The file of each part, named with a hash of its content. */
declare const PARTS: Readonly<Record<keyof LazyParts, string>>;

/** Fetches each part once, when it is first needed. */
export const createParts = (host: PartHost & { readonly load: LoadFile }) => {
  const here: { -readonly [Name in keyof LazyParts]?: LazyParts[Name] } = {};
  return {
    /** Those that have loaded. */
    here,
    async load<Name extends keyof LazyParts>(name: Name): Promise<LazyParts[Name]> {
      const { create } = await host.load<PartModules[Name]>(PARTS[name]);
      return (here[name] ??= create(host));
    },
  };
};

export type LoadedParts = ReturnType<typeof createParts>;
