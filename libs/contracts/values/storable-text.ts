// PostgreSQL can hold neither of the first two; overrides and isolates of direction turn what stands beside them. Nobody types any.
const unstorable = /\0|\p{Surrogate}|[\u202A-\u202E\u2066-\u2069]/gu;
// No script puts more marks on a letter; hundreds would pile up over the lines above.
const piledMarks = /(\p{M}{8})\p{M}+/gu;

// Joiners and marks that shape what stands beside them, spaces of any width, and letters that have no shape.
const shown = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Nothing but letters, digits and signs of ASCII: what most people type, and what needs no look at Unicode's tables. */
const plain = /^[\n\r ]*[!-~][\n\r -~]*$/;

/** The text without NULs, halves of surrogate pairs, overrides of direction, and more than eight marks in a row; empty where nothing of it is seen. */
export const storableText = (text: string): string => {
  if (plain.test(text)) return text;
  const kept = text.replace(unstorable, '').replace(piledMarks, '$1');
  return shown.test(kept) ? kept : '';
};
