export interface PaletteEntry {
  readonly id: string;
  /** Entries of one group stand together: "Pages", "Installers". */
  readonly group: string;
  readonly label: string;
  readonly hint?: string;
  readonly to: string;
}

/** Those whose words all begin some word of the label or the hint; all where nothing is typed. */
export const matching = (entries: readonly PaletteEntry[], text: string): readonly PaletteEntry[] => {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ label, hint = '' }) => {
    const words = `${label} ${hint}`.toLowerCase().split(/[\s/]+/);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
};
