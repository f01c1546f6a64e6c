/**
 * The one text of a JSON value, as RFC 8785 has it: no white space, members sorted by their names' UTF-16 code units, numbers and text as
 * ECMAScript writes them. Members that are undefined are left out.
 */
export const canonicalJson = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members: [string, unknown][] = Object.entries(value);
  const written = members
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, member]) => (member === undefined ? [] : `${JSON.stringify(name)}:${canonicalJson(member)}`));
  return `{${written.join(',')}}`;
};
