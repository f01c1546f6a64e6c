import { isSignedBy, type SigningKey } from './signing-key';

export interface Seal {
  readonly chain: string;
  readonly count: number;
  readonly head: Buffer;
  /** ISO 8601 UTC with milliseconds. */
  readonly at: string;
  readonly signature: Buffer;
  readonly publicKey: Buffer;
}

export type SealedHead = Pick<Seal, 'chain' | 'count' | 'head' | 'at'>;

/** The signed text: five lines in UTF-8, joined by LF, none after the last. */
export const sealText = ({ chain, count, head, at }: SealedHead): string =>
  ['pilotlight audit seal 1', `chain ${chain}`, `count ${count}`, `head ${head.toString('hex')}`, `at ${at}`].join(
    '\n',
  );

export const sealed = (head: SealedHead, key: SigningKey): Seal => ({
  ...head,
  signature: key.sign(sealText(head)),
  publicKey: key.publicKey,
});

export const isGenuine = (seal: Seal): boolean => isSignedBy(seal.publicKey, sealText(seal), seal.signature);
