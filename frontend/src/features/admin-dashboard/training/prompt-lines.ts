/** A prompt's lines against another version's: each line with whether it is new, and the lines that are gone. */
export interface ComparedPrompt {
  readonly lines: readonly { readonly text: string; readonly added: boolean }[];
  readonly removed: readonly string[];
}

const counted = (text: string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const line of text.split('\n')) if (line.trim()) counts.set(line.trim(), (counts.get(line.trim()) ?? 0) + 1);
  return counts;
};

const take = (counts: Map<string, number>, line: string): boolean => {
  const left = counts.get(line.trim()) ?? 0;
  if (left > 0) counts.set(line.trim(), left - 1);
  return left > 0;
};

/** A line that only moved is neither new nor gone. */
export const comparePrompts = (published: string, draft: string): ComparedPrompt => {
  const before = counted(published);
  const lines = draft.split('\n').map((text) => ({ text, added: text.trim() !== '' && !take(before, text) }));
  return { lines, removed: [...before].flatMap(([line, left]) => Array.from({ length: left }, () => line)) };
};

const count = (lines: number): string => (lines === 1 ? '1 line' : `${lines} lines`);

/** "2 lines added, 1 removed since v7"; nothing where nothing changed. */
export const changesInWords = ({ lines, removed }: ComparedPrompt, published: number): string => {
  const added = lines.filter((line) => line.added).length;
  if (added + removed.length === 0) return '';
  const gone = added > 0 ? `${removed.length} removed` : `${count(removed.length)} removed`;
  const parts = [...(added > 0 ? [`${count(added)} added`] : []), ...(removed.length > 0 ? [gone] : [])];
  return `${parts.join(', ')}${published === 0 ? '' : ` since v${published}`}`;
};
