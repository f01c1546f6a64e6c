import Negotiator from 'negotiator';

const [json, eventStream] = ['application/json', 'text/event-stream'];

const isJsonFirst = (ranges: readonly string[]): boolean =>
  new Negotiator({ headers: { accept: ranges.join() } }).mediaType([eventStream, json]) === json;

/**
 * Whether a header asks for JSON rather than for a stream of events, which is what comes by default. Of two that are wished for alike, one
 * that is named goes before one that a wildcard lets in.
 */
export const prefersJson = (accept: string | undefined): boolean => {
  if (accept === undefined || accept === eventStream) return false;
  if (accept === json) return true;
  // A charset or version doesn't matter here; Negotiator would take it for another type.
  const ranges = accept.replace(/;(?!\s*q\s*=)[^;,]*/gi, '').split(',');
  // Of equals Negotiator prefers the first in the header; here they are a tie, which the stream wins.
  return isJsonFirst(ranges) && isJsonFirst(ranges.toReversed());
};
