import type { LazyParts, LoadFile, PartHost, PartModules } from './lazy-parts';

/** The hash of each part's content, with which its file is named. */
declare const PARTS: Readonly<Record<keyof LazyParts, string>>;

export const createParts = (host: PartHost & { readonly load: LoadFile }) => {
  const here: { -readonly [Name in keyof LazyParts]?: LazyParts[Name] } = {};
  return {
    here,
    async load<Name extends keyof LazyParts>(name: Name): Promise<LazyParts[Name]> {
      const { create } = await host.load<PartModules[Name]>(`${name}-${PARTS[name]}.js`);
      return (here[name] ??= create(host));
    },
  };
};

export type LoadedParts = ReturnType<typeof createParts>;
