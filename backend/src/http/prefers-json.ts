const [json, eventStream] = ['application/json', 'text/event-stream'];

/** How well a media range fits a type (RFC 9110, 12.5.1): 3 by its name, 0 not at all. */
const fits = (range: string, type: string): number =>
  range === type ? 3 : range === `${type.slice(0, type.indexOf('/'))}/*` ? 2 : range === '*/*' ? 1 : 0;

interface Wish {
  readonly fit: number;
  readonly weight: number;
}
const none: Wish = { fit: 0, weight: 0 };

/** A range and its weight; null where the weight is none. */
const readRange = (member: string) => {
  const [range = '', ...parameters] = member.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => /^q\s*=/.test(parameter));
  if (weight === undefined) return { range, weight: 1 };
  return /^q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? { range, weight: Number(weight.slice(2)) } : null;
};

/**
 * Whether a header asks for JSON rather than for a stream of events, which is what comes by default. Of two that are wished for alike, one
 * that is named goes before one that a wildcard lets in.
 */
export const prefersJson = (accept: string | undefined): boolean => {
  if (accept === undefined || accept === eventStream) return false;
  if (accept === json) return true;
  const ranges = accept.split(',').flatMap((member) => readRange(member) ?? []);
  const wishFor = (type: string): Wish =>
    ranges
      .map(({ range, weight }): Wish => ({ fit: fits(range, type), weight }))
      .reduce((best, wish) => (wish.fit > best.fit ? wish : best), none);
  const [whole, streamed] = [wishFor(json), wishFor(eventStream)];
  if (whole.weight === 0) return false;
  return whole.weight > streamed.weight || (whole.weight === streamed.weight && whole.fit > streamed.fit);
};
