// PostgreSQL can hold neither of the first two; overrides and isolates of direction turn what stands beside them. Nobody types any.
const unstorable = /\0|\p{Surrogate}|[\u202A-\u202E\u2066-\u2069]/gu;
// No script puts more marks on a letter; hundreds would pile up over the lines above.
const piledMarks = /(\p{M}{8})\p{M}+/gu;

/** The text without NULs, halves of surrogate pairs, overrides of direction, and more than eight marks in a row. */
export const storableText = (text: string): string => text.replace(unstorable, '').replace(piledMarks, '$1');
