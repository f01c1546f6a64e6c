import Negotiator from 'negotiator';

const [json, eventStream] = ['application/json', 'text/event-stream'];

const isJsonFirst = (ranges: readonly string[]): boolean =>
  new Negotiator({ headers: { accept: ranges.join() } }).mediaType([eventStream, json]) === json;

/** A stream is the default. Of two equal wishes, a named type goes before a wildcard. */
export const prefersJson = (accept: string | undefined): boolean => {
  if (accept === undefined || accept === eventStream) return false;
  if (accept === json) return true;
  // Negotiator would take a charset or version for another type.
  const ranges = accept.replace(/;(?!\s*q\s*=)[^;,]*/gi, '').split(',');
  // Negotiator prefers the first of equals; here they tie, and the stream wins.
  return isJsonFirst(ranges) && isJsonFirst(ranges.toReversed());
};
