import { openedPanel, settled } from './testing/mounted-panel';

const html = { 'content-type': 'text/html' };
const json = { 'content-type': 'application/json' };

const say = async (text: string) => {
  const field = document.querySelector('textarea');
  if (field) field.value = text;
  document.querySelector<HTMLElement>('[aria-label="Send message"]')?.click();
  await settled();
};

describe.each<[string, () => Response]>([
  ['a page', () => new Response('<h1>413 Request Entity Too Large</h1>', { status: 413, headers: html })],
  ['nothing', () => new Response(null, { status: 429 })],
  ['JSON of its own', () => new Response('{"message":"Rate exceeded: 10/s"}', { status: 429, headers: json })],
  ['JSON without words', () => new Response('{"error":{"id":7}}', { status: 400, headers: json })],
])('a message that a proxy refuses with %s', (_, proxy) => {
  it('stays, in the widget’s own words, to be sent again', async () => {
    const served = { proxy };
    const { sent } = await openedPanel(served);
    await say('My boiler is off');
    const failed = document.querySelector('.failed');
    expect(failed?.querySelector('p')?.textContent).toBe('My boiler is off');
    expect(failed?.querySelector('.err')?.textContent).toBe('Not sentRetry');
    failed?.querySelector('button')?.click();
    await settled();
    expect(JSON.stringify(sent).split('My boiler is off')).toHaveLength(3);
    expect(document.querySelectorAll('.me')).toHaveLength(1);
  });
});
