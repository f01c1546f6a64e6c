import { parse, v5 } from 'uuid';

const namespace = parse('5f0c3c2e-7f0b-5d53-9a60-1c6a3a8b7e11');

/** An id that follows from names alone (RFC 9562, version 5): the same request asks for the same id. */
export const derivedId = (...names: readonly string[]): string => v5(Buffer.from(JSON.stringify(names)), namespace);

/** Names a command's events one after the other. */
export const eventIds =
  (...names: readonly string[]) =>
  (index: number): string =>
    derivedId(...names, String(index));
