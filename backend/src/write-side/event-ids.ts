import { parse, v5 } from 'uuid';

const namespace = parse('5f0c3c2e-7f0b-5d53-9a60-1c6a3a8b7e11');

/** RFC 9562, version 5: the same request asks for the same id. */
export const derivedId = (...names: readonly string[]): string => v5(Buffer.from(JSON.stringify(names)), namespace);

const placeDigits = 8;

/** The names are hashed once; the event's index is appended. */
export const eventIds = (...names: readonly string[]): ((index: number) => string) => {
  let common: string | undefined;
  return (index) => {
    common ??= derivedId(...names).slice(0, -placeDigits);
    return common + index.toString(16).padStart(placeDigits, '0');
  };
};
