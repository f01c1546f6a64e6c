import { emailFooter } from './email-footer';
import { emailHtml } from './email-html';
import { lintText } from './lint-template';
import { composed } from './compose';
import { approvedValues, rendered, renderedEmail, renderedSms, renderedWhatsapp } from './render';
import { smsLength } from './sms-text';

const email = (subject: string, body: string) => ({ enabled: true, subject, body });
const frame = { ownLinks: 'https://app.example/', linkLabel: 'Open', sender: 'Pilotlight', footer: 'Why' };
const htmlOf = (need: string): string => {
  const { subject, text } = renderedEmail(email('{{need}}', 'Says:\n\n{{need}}'), { need });
  return emailHtml({ ...frame, subject: subject ?? '', text });
};

it.each([
  ['<script>alert(1)</script>'],
  ['<img src=x onerror=alert(1)>'],
  ['"><svg onload=alert(1)>'],
  ["'><a href=javascript:alert(1)>x</a>"],
  ['<style>*{display:none}</style>'],
  ['&lt;b&gt; & "quotes"'],
])('shows %s as text in an email', (need) => {
  const html = htmlOf(need);
  expect(html).not.toMatch(/<(?:script|img|svg|style>\*|a href=javascript)/i);
  expect(html.match(/<a /g)).toBeNull();
});

it.each([
  ['Boiler\r\nBcc: all@evil.example'],
  ['Boiler\nSubject: other'],
  ['Boiler\u2028Bcc: x@y.example'],
  ['Boiler\u0085X-Header: 1'],
])('keeps a subject in one line: %j', (need) => {
  expect(renderedEmail(email('Need: {{need}}', ''), { need }).subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
});

it.each([
  ['see https://evil.example/login', 'see [link]'],
  ['see http://1.2.3.4/x', 'see [link]'],
  ['see www.evil.example', 'see [link]'],
  ['go to evil.com/login now', 'go to [link] now'],
  ['javascript://alert', '[link]'],
  ['evil.com/login?for=priya@nair.example', '[link]priya@nair.example'],
  ['evil.support/login', '[link]'],
  ['1.2.3.4/login', '[link]'],
  ['(priya@nair.co.uk), at 7.30 or 8/9', '(priya@nair.co.uk), at 7.30 or 8/9'],
  ['priya@nair.co.uk', 'priya@nair.co.uk'],
  ['Worcester 28i. Boiler no. 2', 'Worcester 28i. Boiler no. 2'],
  ['see evil.tk now', 'see evil. tk now'],
  ['see login.evil.tk/now', 'see [link]'],
  ['see evil.xn--p1ai', 'see evil. xn--p1ai'],
  ['see evil。tk', 'see evil. tk'],
  ['(evil.zip)', '(evil. zip)'],
  ['evil.com/login,priya@nair.example', '[link]priya@nair.example'],
  ['evil.tk,priya@nair.example', 'evil. tk,priya@nair.example'],
  ['priya@nair.example,evil.tk', 'priya@nair.example,evil. tk'],
  ['priya.nair+boiler@mail.nair.tk.', 'priya.nair+boiler@mail.nair.tk.'],
  ['My boiler.It leaks', 'My boiler. It leaks'],
  ['at 8.30am or 5.15pm, e.g. today, i.e. before 6 p.m.', 'at 8.30am or 5.15pm, e.g. today, i.e. before 6 p.m.'],
  ['1.5 bar, 28.5kW, Ideal Logic+ C30 v2.1', '1.5 bar, 28.5kW, Ideal Logic+ C30 v2.1'],
])('takes links out of what a visitor wrote: %s', (need, shown) => {
  expect(rendered('{{need}}', { need })).toBe(shown);
});

it('reaches nothing but its values', () => {
  expect(rendered('{{constructor}}{{__proto__}}{{toString}}', { need: 'x' })).toBe('');
});

it('does not read a value as a template', () => {
  expect(rendered('{{need}}', { need: '{{phone}} {{{phone}}}', phone: '07700 900142' })).toBe('{{phone}} {{{phone}}}');
});

it.each([
  ['{{best_tme}}', 'Unknown variable: best_tme', 'best_time'],
  ['{{constructor}}', 'Unknown variable: constructor', undefined],
  ['{{{phone}}}', 'Only {{name}} is a variable, not {{&phone}}', undefined],
  ['{{#phone}}x{{/phone}}', 'Only {{name}} is a variable, not {{#phone}}', undefined],
  ['{{> phone}}', 'Only {{name}} is a variable, not {{>phone}}', undefined],
  ['{{phone', 'A variable isn’t closed: write {{name}}', undefined],
])('refuses %s by name', (text, message, suggestion) => {
  const [fault] = lintText(text, ['phone', 'best_time']);
  expect(fault?.message).toBe(message);
  expect(fault?.suggestion).toBe(suggestion);
});

it('puts ordinary signs for typographic ones, so that a text message holds 160', () => {
  expect(renderedSms('It’s “{{need}}” – now…', { need: 'Priya’s' }).text).toBe('It\'s "Priya\'s" - now...');
});

it.each([
  ['a'.repeat(160), { encoding: 'GSM-7', characters: 160, segments: 1, capacity: 160 }],
  ['a'.repeat(161), { encoding: 'GSM-7', characters: 161, segments: 2, capacity: 306 }],
  ['€'.repeat(80), { encoding: 'GSM-7', characters: 160, segments: 1, capacity: 160 }],
  ['ż'.repeat(70), { encoding: 'UCS-2', characters: 70, segments: 1, capacity: 70 }],
  ['ż'.repeat(71), { encoding: 'UCS-2', characters: 71, segments: 2, capacity: 134 }],
  ['😀'.repeat(36), { encoding: 'UCS-2', characters: 72, segments: 2, capacity: 134 }],
])('counts a text message as the networks do', (text, length) => {
  expect(smsLength(text)).toEqual(length);
});

it('makes a button of our own link alone', () => {
  const own = emailHtml({ ...frame, subject: 's', text: 'Ready: https://app.example/l/1' });
  const other = emailHtml({ ...frame, subject: 's', text: 'Ready: https://evil.example/l/1' });
  expect(own).toContain('href="https://app.example/l/1"');
  expect(other).not.toContain('href');
});

it.each([
  ['a subject', (need: string) => renderedEmail(email('Need: {{need}}', ''), { need }).subject],
  ['a text message', (need: string) => renderedSms('Need: {{need}} https://app.example/l/1', { need }).text],
  ['a WhatsApp message', (need: string) => renderedWhatsapp('Need: {{need}} https://app.example/l/1', { need }).text],
])('cuts no sign of %s in half', (_, text) => {
  for (const before of ['', 'x']) expect(text(before + '🔥'.repeat(950))).not.toMatch(/\p{Cs}/u);
  expect(text('half \ud83d')).not.toMatch(/\p{Cs}/u);
});

it('keeps a WhatsApp message short enough to be taken, with its link', () => {
  const link = 'https://app.example/l/1';
  const alone = renderedWhatsapp('Need: {{need}} {{link}}', { need: 'boiler '.repeat(280), link }).text;
  const items = Array.from({ length: 40 }, () => ({
    eventType: 'x',
    subject: null,
    text: '',
    headline: 'a'.repeat(50),
  }));
  for (const text of [alone, composed('whatsapp', items, link).text]) {
    expect(text.length).toBeLessThanOrEqual(1_600);
    expect(text.endsWith(link)).toBe(true);
  }
});

it('hands no link of a visitor’s to an approved text either', () => {
  expect(approvedValues({ need: 'see https://evil.example\nnow', link: 'https://app.example/l/1' })).toEqual({
    need: 'see [link] now',
    link: 'https://app.example/l/1',
  });
});

it('hands an approved text neither a blank value nor one that is too long', () => {
  const values = approvedValues({ need: '\u200b', last_words: 'boiler '.repeat(280) });
  expect(values['need']).toBe('-');
  expect(values['last_words']?.length).toBeLessThanOrEqual(400);
});

it('says of word of danger that it is always told, and of other email how to have none', () => {
  const told = { audience: 'installer', installerName: 'Aire Valley', eventName: 'Sent' } as const;
  expect(emailFooter({ ...told, eventType: 'emergency_detected' })).toMatch(/These alerts can’t be switched off\.$/);
  expect(emailFooter({ ...told, eventType: 'lead_qualified' })).toMatch(/You can change that in your settings\.$/);
});

const stoppedAt = (unsubscribeUrl: string | null): string =>
  emailHtml({ ...frame, subject: 's', text: 't', unsubscribeUrl });

it('has a way to stop an email where there is one, and none else', () => {
  const href = 'href="https://app.example/unsubscribe/&quot;x&quot;"';
  expect(stoppedAt('https://app.example/unsubscribe/"x"')).toContain(href);
  expect(stoppedAt(null)).not.toContain('href');
});
