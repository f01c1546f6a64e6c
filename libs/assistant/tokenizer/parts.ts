const longestPart = 16;
const longestRunTogether = 80;

/** The fewest known parts that a run-together word is made of, as lengths; null when it isn't made of known parts. */
export const partsOf = (text: string, parts: ReadonlySet<string>): number[] | null => {
  if (text.length > longestRunTogether) return null;
  // For each end, of how many parts the letters before it are made, and where the last of these begins.
  const counts: (number | undefined)[] = [0];
  const begins: number[] = [];
  for (let start = 0; start < text.length; start += 1) {
    const count = counts[start];
    if (count === undefined) continue;
    const furthest = Math.min(text.length, start + longestPart);
    for (let end = start + 1; end <= furthest; end += 1) {
      if (count + 1 >= (counts[end] ?? Infinity) || !parts.has(text.slice(start, end))) continue;
      counts[end] = count + 1;
      begins[end] = start;
    }
  }
  if ((counts[text.length] ?? 0) < 2) return null;
  const lengths: number[] = [];
  for (let end = text.length; end > 0; end = begins[end] ?? 0) lengths.push(end - (begins[end] ?? 0));
  return lengths.toReversed();
};
