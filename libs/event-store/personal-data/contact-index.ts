import { createHmac } from 'node:crypto';

export type ContactKind = 'email' | 'phone';

const plain = (kind: ContactKind, contact: string): string =>
  kind === 'email' ? contact.normalize('NFC').trim().toLowerCase() : contact.replaceAll(/[^\d+]/g, '');

/** Names to look a contact up by, which say nothing without the key (HMAC-SHA-256), nor across installers. */
export class ContactIndex {
  constructor(private readonly key: Buffer) {}

  digest(slug: string, kind: ContactKind, contact: string): string {
    return createHmac('sha256', this.key)
      .update(`${slug}\0${kind}\0${plain(kind, contact)}`)
      .digest('hex');
  }
}
