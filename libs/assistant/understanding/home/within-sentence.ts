import type { Said, Telling } from './telling';

export const adjective =
  /^(?:a|an|the|my|our|your|me|really|even|actually|any|very|one|just|type|of|good|big|small|nice|decent|modern|proper|cheap|condensing|\d{2,3}(?:kw|\w)?|kw)$/;

export const inSentence = ({ said }: Telling, index: number, of: number): Said | undefined =>
  said[index]?.sentence === said[of]?.sentence ? said[index] : undefined;
