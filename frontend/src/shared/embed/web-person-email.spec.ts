import { webPersonEmail } from './web-person-email';

const code = '<script async src="https://p.example/widget/pilotlight.js" data-installer="a&b" data-key="k+1"></script>';

it('holds the embed code as it is, and says where it goes', () => {
  const address = webPersonEmail({
    name: 'Mackie & Sons',
    code,
    websites: ['https://mackie.example', 'https://www.mackie.example'],
  });
  const fields = new URLSearchParams(address.slice('mailto:?'.length));
  expect(fields.get('subject')).toBe('Chat for our website: Mackie & Sons');
  expect(fields.get('body')?.split('\r\n')).toContain(code);
  expect(fields.get('body')).toContain('to mackie.example and www.mackie.example.');
  // A mail program reads a plus as a plus, and no spaces.
  expect(address).not.toMatch(/[ +]/);
});

it('speaks of the website where none is allowed yet', () => {
  expect(decodeURIComponent(webPersonEmail({ name: 'Aire', code, websites: [] }))).toContain('to our website.');
});
