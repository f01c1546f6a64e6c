import { createHmac } from 'node:crypto';

export type ContactKind = 'email' | 'phone';

/** One way of writing for what people write in many: case, spaces and signs don't count. */
const plain = (kind: ContactKind, contact: string): string =>
  kind === 'email' ? contact.normalize('NFC').trim().toLowerCase() : contact.replaceAll(/[^\d+]/g, '');

/** Names under which a contact can be looked up, and which say nothing without the key (HMAC-SHA-256), nor across installers. */
export class ContactIndex {
  constructor(private readonly key: Buffer) {}

  /** 64 hexadecimal digits. */
  digest(slug: string, kind: ContactKind, contact: string): string {
    return createHmac('sha256', this.key)
      .update(`${slug}\0${kind}\0${plain(kind, contact)}`)
      .digest('hex');
  }
}
