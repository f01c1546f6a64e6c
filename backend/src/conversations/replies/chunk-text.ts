const wordsPerPiece = /(?:\S+\s*){1,8}/g;

/** A text in pieces of some words each; together they are the text, unless it begins with blanks. */
export const piecesOf = (text: string): string[] => [...text.matchAll(wordsPerPiece)].map(([piece]) => piece);
