import { containerEnd, isMovingPng, type PhotoFormat } from './photo-container';
import { notAPhoto } from './photo-refusals';

/** What makes the bytes behind a picture be read as something else: a page, a script, a drawing, a document. None comes there by chance. */
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

/**
 * What a photo is by its content, whatever its name or sender says. Refuses all else, and what goes on as something else behind
 * the picture. Words inside it, in its notes or by chance among its pixels, make nothing else of it: it is made anew.
 */
export const formatOf = (bytes: Buffer): PhotoFormat => {
  const format = signatureOf(bytes.toString('latin1', 0, 128));
  if (!format || (format === 'png' && isMovingPng(bytes))) throw notAPhoto();
  if (otherKinds.test(bytes.toString('latin1', containerEnd(bytes, format)))) throw notAPhoto();
  return format;
};
