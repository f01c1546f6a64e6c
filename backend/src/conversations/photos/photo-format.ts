import { containerEnd, isMovingPng, type PhotoFormat } from './photo-container';
import { notAPhoto } from './photo-refusals';

/** Makes the bytes behind a picture a page, script, drawing or document. None occurs by chance. */
const otherKinds =
  /<!doctype|<(?:html|head|body)[\s>]|<script|<iframe|<svg\s+[\w:-]+\s*=|<\?php\s|%PDF-\d|GIF8[79]a|#!\/(?:usr|bin)/i;

const brandsOf = (head: string): string[] =>
  head.startsWith('ftyp', 4) ? (head.slice(8, 8 + Math.min(head.charCodeAt(3), 96)).match(/.{4}/gs) ?? []) : [];

const signatureOf = (head: string): PhotoFormat | null => {
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp';
  const [own = '', ...others] = brandsOf(head);
  if (own === 'heic' || own === 'heix' || (own === 'mif1' && others.includes('heic'))) return 'heic';
  return null;
};

/** By content alone. Refuses what continues as something else; words inside the picture are harmless, for it is made anew. */
export const formatOf = (bytes: Buffer): PhotoFormat => {
  const format = signatureOf(bytes.toString('latin1', 0, 128));
  if (!format || (format === 'png' && isMovingPng(bytes))) throw notAPhoto();
  if (otherKinds.test(bytes.toString('latin1', containerEnd(bytes, format)))) throw notAPhoto();
  return format;
};
