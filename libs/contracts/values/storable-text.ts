// PostgreSQL can hold neither of the first two; direction overrides turn what stands beside them. Nobody types any.
const unstorable = /\0|\p{Surrogate}|[\u202A-\u202E\u2066-\u2069]/gu;
// No script puts more marks on a letter; hundreds would pile up over the lines above.
const piledMarks = /(\p{M}{8})\p{M}+/gu;

const shown = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** What most people type, and needs no look at Unicode's tables. */
const plain = /^[\n\r ]*[!-~][\n\r -~]*$/;

/** Without NULs, lone surrogates, direction overrides and more than eight marks in a row; empty where nothing is visible. */
export const storableText = (text: string): string => {
  if (plain.test(text)) return text;
  const kept = text.replace(unstorable, '').replace(piledMarks, '$1');
  return shown.test(kept) ? kept : '';
};
