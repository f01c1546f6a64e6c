import { randomUUID } from 'node:crypto';
import { providerSchema } from '@pilotlight/contracts/values/notification-status';
import type { OutgoingText, TextGateway } from '../texts';

export interface TextsUnderTest {
  readonly gateway: TextGateway;
  /** What phones get, oldest first; null where nothing leaves. */
  readonly phones: (() => readonly { readonly to: string; readonly text: string }[]) | null;
}

export const textOf = (changes: Partial<OutgoingText> = {}): OutgoingText => ({
  notificationId: randomUUID(),
  channel: 'sms',
  to: '+447700900123',
  text: 'Zoë: 10 % off & more?\nTo=+447700900999 🔥',
  contentSid: null,
  contentVariables: null,
  statusCallback: 'https://pilotlight.example/api/callbacks/twilio/status',
  ...changes,
});

/** What every sender of texts promises. */
export const describeTexts = (name: string, open: () => Promise<TextsUnderTest>): void => {
  describe(`texts by ${name}`, () => {
    let test: TextsUnderTest;
    beforeAll(async () => (test = await open()));
    afterAll(async () => {
      await test.gateway.close();
      await test.gateway.close();
    });

    it.each(['sms', 'whatsapp'] as const)('are sent by %s as they were written', async (channel) => {
      const text = textOf({ channel });
      expect(await test.gateway.send(text)).toMatchObject({ kind: 'sent' });
      if (test.phones) expect(test.phones().at(-1)).toEqual({ to: text.to, text: text.text });
      expect(providerSchema.options).toContain(test.gateway.provider);
    });

    it('go each to one phone, though many are sent at once', async () => {
      const before = test.phones?.().length ?? 0;
      const outcomes = await Promise.all(
        Array.from({ length: 8 }, (_, n) => test.gateway.send(textOf({ text: `Lead ${n}` }))),
      );
      expect(outcomes.map(({ kind }) => kind)).toEqual(Array(8).fill('sent'));
      const got = test.phones?.().slice(before);
      if (!got) return;
      expect(got).toHaveLength(8);
      expect(new Set(got.map(({ text }) => text))).toEqual(new Set(Array.from({ length: 8 }, (_, n) => `Lead ${n}`)));
    });
  });
};
