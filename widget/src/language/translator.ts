export interface Language {
  readonly direction: 'ltr' | 'rtl';
  /** English to the language's own; a star stands for what isn't translated, or for a date. */
  readonly words: Readonly<Record<string, string>>;
  /** Days and months, long and short. */
  readonly dates: Readonly<Record<string, string>>;
}

const escaped = (text: string) => text.replace(/[.?+^${}()|[\]\\]/g, '\\$&');

/** Undefined where a text isn't the widget's own. */
export const translator = ({ words, dates }: Language): ((text: string) => string | undefined) => {
  const patterns = Object.keys(words)
    .filter((english) => english.includes('*'))
    .map((english) => ({ pattern: RegExp(`^${escaped(english).replace(/\*/g, '(.+)')}$`), own: words[english] ?? '' }));

  /** A text that is a date and nothing else. */
  const ofDate = (text: string): string | undefined => {
    const names = text.match(/[a-z]+/gi) ?? [];
    if (!names[0] || !names.every((name) => Object.hasOwn(dates, name))) return undefined;
    return text.replace(/[a-z]+/gi, (name) => dates[name] ?? name);
  };

  const ofWords = (text: string): string | undefined => {
    const exact = Object.hasOwn(words, text) ? words[text] : ofDate(text);
    if (exact !== undefined) return exact;
    for (const { pattern, own } of patterns) {
      const found = pattern.exec(text)?.slice(1);
      if (found)
        return own.replace(/\*/g, () => {
          const part = found.shift() ?? '';
          return ofWords(part) ?? part;
        });
    }
    return undefined;
  };

  return (text) => {
    const own = ofWords(text.trim());
    return own && text.replace(text.trim(), () => own);
  };
};
