import type { LazyParts, LoadPart, PartHost } from './lazy-parts';

/** Fetches each part once, when it is first needed. */
export const createParts = (host: PartHost & { readonly load: LoadPart }) => {
  const here: { -readonly [Name in keyof LazyParts]?: LazyParts[Name] } = {};
  return {
    /** Those that have loaded. */
    here,
    async load<Name extends keyof LazyParts>(name: Name): Promise<LazyParts[Name]> {
      const { create } = await host.load(name);
      return (here[name] ??= create(host));
    },
  };
};

export type LoadedParts = ReturnType<typeof createParts>;
