/** What the script line says, or another place says in its stead. */
export interface ScriptLine {
  /** Where the loader itself comes from. */
  readonly address: string;
  readonly installer: string;
  readonly key: string;
  readonly theme: string;
}

/** A tag's attributes by the last word of their names, as optimisers put words of their own in front; ours as they are count first. */
const wordsOf = ({ attributes, dataset }: HTMLElement): Partial<Record<string, string>> =>
  Object.fromEntries([
    ...Array.from(attributes, ({ name, value }) => [name.replace(/.*-/, ''), value]),
    ...Object.entries(dataset),
  ]);

/**
 * Finds the line in a tag of the page, whichever runs, or in the loader's own address; that a tag tells, or else the place of this
 * call. Where something is missing, what there is comes without it.
 */
export const readScriptLine = (): Partial<ScriptLine> => {
  const tags = Array.from(document.querySelectorAll<HTMLElement>('script,[data-installer]'), wordsOf);
  const told = `${JSON.stringify(tags)} ${Error().stack}`;
  const [found] = /[^\s@("]*\/widget\/pilotlight\.js[^\s:)"\\]*/.exec(told) ?? [];
  const { href, searchParams } = new URL(found ?? '', document.baseURI);
  return {
    ...(tags.find(({ installer, key }) => installer && key) ?? Object.fromEntries(searchParams)),
    address: found && href,
  };
};
