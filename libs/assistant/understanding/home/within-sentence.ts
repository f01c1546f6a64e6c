import type { Said, Telling } from './telling';

/** Words between an article and what it is of. */
export const adjective =
  /^(?:a|an|the|my|our|your|me|really|even|actually|any|very|one|just|type|of|good|big|small|nice|decent|modern|proper|cheap|condensing|\d{2,3}(?:kw|\w)?|kw)$/;

/** What stands at a place, if that is in the sentence of another one. */
export const inSentence = ({ said }: Telling, index: number, of: number): Said | undefined =>
  said[index]?.sentence === said[of]?.sentence ? said[index] : undefined;
