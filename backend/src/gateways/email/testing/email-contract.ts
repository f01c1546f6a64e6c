import { randomUUID } from 'node:crypto';
import { providerSchema } from '@pilotlight/contracts/values/notification-status';
import { type ParsedMail, simpleParser } from 'mailparser';
import type { EmailGateway, OutgoingEmail } from '../email';

export interface EmailUnderTest {
  readonly gateway: EmailGateway;
  /** Whole messages as mailboxes get them, oldest first; null where none leaves. */
  readonly mailbox: (() => Promise<readonly string[]>) | null;
}

export const emailOf = (changes: Partial<OutgoingEmail> = {}): OutgoingEmail => ({
  notificationId: randomUUID(),
  to: 'office@leeds-heating.example',
  fromName: 'Zoë at Leeds Heating',
  replyTo: 'visitor@homes.example',
  subject: 'New lead: Łukasz wants a quote 🔥',
  text: 'A boiler swap in LS1 4AP.\n.\nRing 07700 900123.\n',
  html: '<p>A boiler swap in <b>LS1 4AP</b> – £2,400</p>',
  unsubscribeUrl: `https://pilotlight.example/unsubscribe/${'t'.repeat(120)}`,
  ...changes,
});

const attack = 'Hello\r\nBcc: all@rivals.example\r\nContent-Type: text/html\r\n\r\n<script>1</script>\u2028X-Evil: 1\n';
const hostile: readonly [string, Partial<OutgoingEmail>][] = [
  ['the subject', { subject: attack }],
  ['the name it is from', { fromName: `${attack}" <boss@bank.example>, "x` }],
  ['the address to answer to', { replyTo: `v@homes.example\r\nBcc: all@rivals.example` }],
  ['the address to unsubscribe at', { unsubscribeUrl: `https://p.example/u>\r\nBcc: all@rivals.example` }],
  ['what is no web address to unsubscribe at', { unsubscribeUrl: 'javascript:alert(1)' }],
  ['the id', { notificationId: '1>\r\nBcc: all@rivals.example' }],
];

const addressesIn = (field: ParsedMail['to']): (string | undefined)[] =>
  [field ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address));

/** What every sender of emails promises. */
export const describeEmail = (name: string, open: () => Promise<EmailUnderTest>): void => {
  describe(`emails by ${name}`, () => {
    let test: EmailUnderTest;
    beforeAll(async () => (test = await open()));
    afterAll(async () => {
      await test.gateway.close();
      await test.gateway.close();
    });

    const raws = async () => (await test.mailbox?.()) ?? null;
    const newest = async (): Promise<{ raw: string; mail: ParsedMail } | null> => {
      const raw = (await raws())?.at(-1);
      return raw === undefined ? null : { raw, mail: await simpleParser(Buffer.from(raw, 'latin1')) };
    };

    it('are sent, by a provider that can be named', async () => {
      expect(await test.gateway.send(emailOf())).toMatchObject({ kind: 'sent' });
      expect(providerSchema.options).toContain(test.gateway.provider);
    });

    it('are read as they were written, where they leave', async () => {
      const email = emailOf();
      await test.gateway.send(email);
      const got = await newest();
      expect(got === null).toBe(test.mailbox === null);
      if (!got) return;
      const { mail } = got;
      expect({ subject: mail.subject, text: mail.text, html: mail.html }).toEqual({
        subject: email.subject,
        text: email.text,
        html: expect.stringContaining(email.html),
      });
      expect(mail.from?.value).toEqual([{ name: email.fromName, address: 'alerts@pilotlight.example' }]);
      expect(addressesIn(mail.to)).toEqual([email.to]);
      expect(addressesIn(mail.replyTo)).toEqual([email.replyTo]);
      expect(mail.messageId).toBe(`<notification-${email.notificationId}@pilotlight.example>`);
      expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
      expect(got.raw).toContain(`List-Unsubscribe: <${email.unsubscribeUrl}>\r\n`);
      expect(got.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
      expect(Math.abs((mail.date?.getTime() ?? 0) - Date.now())).toBeLessThan(3_600_000);
    });

    it.each(hostile)('hold no header of somebody else’s, whatever is in %s', async (_, changes) => {
      const before = (await raws())?.length ?? 0;
      const outcome = await test.gateway.send(emailOf(changes));
      expect(outcome.kind).toBe('sent');
      expect(JSON.stringify(outcome)).not.toContain('Bcc:');
      const got = await newest();
      if (!got) return;
      expect(await raws()).toHaveLength(before + 1);
      const head = got.raw.slice(0, got.raw.indexOf('\r\n\r\n'));
      expect(head).not.toMatch(/^(?:Bcc|X-Evil)|javascript:/im);
      expect(head.match(/^(?:Content-Type|From|To|Subject|Message-ID):/gim)).toHaveLength(5);
      expect(addressesIn(got.mail.to)).toEqual(['office@leeds-heating.example']);
      expect(got.mail.from?.value.map(({ address }) => address)).toEqual(['alerts@pilotlight.example']);
      expect(addressesIn(got.mail.replyTo).every((address) => address === 'visitor@homes.example')).toBe(true);
    });

    it('go each to one mailbox, though many are sent at once', async () => {
      const before = (await raws())?.length ?? 0;
      const outcomes = await Promise.all(
        Array.from({ length: 8 }, (_, n) => test.gateway.send(emailOf({ subject: `Lead ${n}` }))),
      );
      expect(outcomes.map(({ kind }) => kind)).toEqual(Array(8).fill('sent'));
      const after = await raws();
      if (!after) return;
      const subjects = after.slice(before).map((raw) => /^Subject: (.*)\r$/m.exec(raw)?.[1]);
      expect(subjects).toHaveLength(8);
      expect(new Set(subjects)).toEqual(new Set(Array.from({ length: 8 }, (_, n) => `Lead ${n}`)));
    });
  });
};
