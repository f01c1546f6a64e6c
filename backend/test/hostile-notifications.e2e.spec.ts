import { defaultTemplates } from '@pilotlight/notifications/default-templates';
import { type ParsedMail, simpleParser } from 'mailparser';
import { z } from 'zod';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { hostileValues } from './hostile-values';
import { type InstallerOnBoard, newInstaller, silent, Visitor } from './people';
import { ProvidersUnderTest } from './providers-under-test';
import { settled } from './settled-notifications';

const contentSid = `HX${'0'.repeat(32)}`;
/** So many texts and WhatsApp messages go to one number an hour. */
const eachNumber = 6;

interface Told {
  readonly raw: string;
  readonly mail: ParsedMail;
  readonly sms: URLSearchParams;
  readonly whatsapp: URLSearchParams;
}

let providers: ProvidersUnderTest;
let backend: TestBackend;
let harmless: Told;
let told: Told[];

const tell = async (installer: InstallerOnBoard, words: string): Promise<Told> => {
  const before = providers.accepted.length;
  const visitor = await Visitor.of(backend, installer);
  expect((await visitor.say(`I can smell gas. ${words}`)).status).toBe(200);
  await settled(backend, 50);
  const taken = providers.accepted.slice(before);
  const forms = taken.filter(({ by }) => by === 'text').map(({ raw }) => new URLSearchParams(raw));
  const [raw, ...others] = taken.filter(({ by }) => by === 'email').map((each) => each.raw);
  const [sms, whatsapp] = [false, true].map((is) => forms.find((form) => form.has('ContentSid') === is));
  if (raw === undefined || !sms || !whatsapp || others.length > 0 || forms.length > 2)
    throw new Error(`Of ${JSON.stringify(words)} was told by ${taken.map(({ by }) => by).join()}`);
  return { raw, mail: await simpleParser(Buffer.from(raw, 'latin1')), sms, whatsapp };
};

beforeAll(async () => {
  providers = await ProvidersUnderTest.start();
  backend = await startTestBackend({ messaging: providers.settings });
  const usual = defaultTemplates.get('emergency_detected')?.channels;
  const words = '{{last_words}} Ring {{phone}}. {{link}}';
  const channels = {
    email: { ...usual?.email, subject: 'Emergency: {{last_words}}' },
    sms: { ...usual?.sms, body: words },
    whatsapp: { ...usual?.whatsapp, body: words, contentSid },
  };
  const changed = await backend.asAdmin('PATCH', '/api/admin/notification-templates/emergency_detected', { channels });
  if (changed.status !== 200) throw new Error(changed.text);
  const installers: InstallerOnBoard[] = [];
  for (let number = 0; number <= hostileValues.length / eachNumber; number += 1)
    installers.push(
      await newInstaller(backend, `firm-${number}`, {
        emailInbox: 'office@firm.example',
        phoneSms: `07700 90040${number}`,
        notificationPreferences: { events: silent, channels: { sms: true, whatsapp: true } },
      }),
    );
  const [first, ...rest] = installers;
  if (first) harmless = await tell(first, 'Please help');
  told = [];
  for (const [index, [, value]] of hostileValues.entries()) {
    const installer = rest[Math.floor(index / eachNumber)];
    if (installer) told.push(await tell(installer, value));
  }
});
afterAll(async () => {
  await backend.stop();
  await providers.stop();
});

const unsafe = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;
const ourLink = /http:\/\/127\.0\.0\.1\/l\/[\w-]{22}/g;
const foreign = /:\/\/|evil\.(?:com|example|support)/;
const addressesIn = (field: ParsedMail['to']) =>
  [field ?? []].flat().flatMap(({ value }) => value.map((each) => each.address));
/** A page's elements with their attributes, but for where our own link leads. */
const elementsOf = ({ html }: ParsedMail): string[] => (html || '').replace(ourLink, 'link').match(/<[^>]*>/g) ?? [];
const rows = hostileValues.map(([what, value, shown = value], index) => ({ what, shown, index }));
const at = (index: number): Told => told[index] ?? harmless;

describe.each(rows)('with $what', ({ shown, index }) => {
  it('an email has its own headers, recipient and elements, and no link but ours', () => {
    const { mail, raw } = at(index);
    expect([...mail.headers.keys()]).toEqual([...harmless.mail.headers.keys()]);
    expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(/^(?:Bcc|Cc|X-Evil)/im);
    expect([addressesIn(mail.to), mail.from?.value.map(({ address }) => address)]).toEqual([
      ['office@firm.example'],
      ['alerts@pilotlight.example'],
    ]);
    expect(elementsOf(mail)).toEqual(elementsOf(harmless.mail));
    const words = `${mail.subject}${mail.text?.replaceAll('\n', ' ')}`;
    expect(words).not.toMatch(unsafe);
    expect(words.replace(ourLink, '')).not.toMatch(foreign);
    expect(mail.text?.match(ourLink)).toHaveLength(1);
    if (shown === null) return;
    // Nobody decodes what is no encoded word any more.
    expect(mail.subject).toBe(`Emergency: I can smell gas. ${shown.replaceAll('=?', '= ?')}`);
    expect(mail.text).toContain(`“I can smell gas. ${shown}”`);
  });

  it('a text is one text to its number, in whole signs, with our link at its end', () => {
    const { sms } = at(index);
    expect([...sms.keys()].toSorted()).toEqual(['Body', 'From', 'To']);
    expect(sms.get('To')).toMatch(/^\+4477009004\d\d$/);
    const body = sms.get('Body') ?? '';
    expect(body).not.toMatch(unsafe);
    expect(body).not.toContain('\ufffd');
    expect(body).toMatch(/^I can smell/);
    expect(body.match(ourLink)?.map((link) => body.endsWith(link))).toEqual([true]);
    expect(body.replace(ourLink, '')).not.toMatch(foreign);
    expect(body.length).toBeLessThanOrEqual(160);
  });

  it('an approved WhatsApp text gets each of its values in one line', () => {
    const { whatsapp } = at(index);
    expect([...whatsapp.keys()].toSorted()).toEqual(['ContentSid', 'ContentVariables', 'From', 'To']);
    const variables = z
      .record(z.string(), z.string().min(1).max(400))
      .parse(JSON.parse(whatsapp.get('ContentVariables') ?? ''));
    const { link = '', ...others } = variables;
    expect(link.replace(ourLink, '')).toBe('');
    for (const value of Object.values(others)) {
      expect(value).not.toMatch(unsafe);
      expect(value).not.toMatch(foreign);
    }
    if (shown === null) return;
    expect(others['last_words']).toBe(`I can smell gas. ${shown}`);
  });
});
