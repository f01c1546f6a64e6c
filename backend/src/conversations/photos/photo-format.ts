import { notAPhoto } from './photo-refusals';

export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'heic';

/** What makes a file be read as something else too: a page, a script, a drawing, a document. None comes by chance into pixels. */
const otherKinds = /<!doctype|<html|<head|<body[\s>]|<script|<iframe|<svg\s|<\?php|%PDF-\d|GIF8[79]a|#!\/(?:usr|bin)/i;

/** The brands that a file of the HEIF family names, its own first; none where it is no such file. */
const brandsOf = (head: string): string[] =>
  head.startsWith('ftyp', 4) ? (head.slice(8, 8 + Math.min(head.charCodeAt(3), 96)).match(/.{4}/gs) ?? []) : [];

/** The signature that a file begins with. Moving pictures have one of their own, or are found out by their pages. */
const signatureOf = (head: string): PhotoFormat | null => {
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return head.includes('acTL') ? null : 'png';
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp';
  const [own = '', ...others] = brandsOf(head);
  if (own === 'heic' || own === 'heix' || (own === 'mif1' && others.includes('heic'))) return 'heic';
  return null;
};

/** What a photo is by its content, whatever its name or sender says. Refuses all else, and what is something else as well. */
export const formatOf = (bytes: Buffer): PhotoFormat => {
  const format = signatureOf(bytes.toString('latin1', 0, 4_096));
  if (!format || otherKinds.test(bytes.toString('latin1'))) throw notAPhoto();
  return format;
};
