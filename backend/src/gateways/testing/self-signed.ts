import { generateKeyPairSync, sign } from 'node:crypto';

const tlv = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts);
  const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
};
const hex = (digits: string): Buffer => Buffer.from(digits, 'hex');
const sequence = (...parts: readonly Uint8Array[]): Buffer => tlv(0x30, ...parts);
const sha256WithRsa = sequence(tlv(0x06, hex('2a864886f70d01010b')), tlv(0x05));
const nameOf = (host: string): Buffer =>
  sequence(tlv(0x31, sequence(tlv(0x06, hex('550403')), tlv(0x0c, Buffer.from(host)))));
const moment = (at: Date): Buffer => tlv(0x18, Buffer.from(at.toISOString().replace(/[-:T]|\.\d+/g, '')));

export interface SelfSigned {
  readonly cert: string;
  readonly key: string;
}

/** A key and a certificate of its own for a host, valid for a year around now or until `ends`. */
export const selfSigned = (host: string, ends = new Date(Date.now() + 15_000_000_000)): SelfSigned => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const toBeSigned = sequence(
    tlv(0x02, hex('0102')),
    sha256WithRsa,
    nameOf(host),
    sequence(moment(new Date(ends.getTime() - 31_000_000_000)), moment(ends)),
    nameOf(host),
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('sha256', toBeSigned, privateKey);
  const der = sequence(toBeSigned, sha256WithRsa, tlv(0x03, hex('00'), signature));
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${der.toString('base64')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
};
