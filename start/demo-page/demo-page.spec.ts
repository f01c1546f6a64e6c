import { demoTraining } from '../demo-firm';
import { demoStyles, renderDemoPage } from './demo-page';

const page = renderDemoPage({ installerSlug: 'demo-heating', apiKey: 'key"><script>', host: 'http://localhost:3000' });

describe('the demo page', () => {
  it('embeds the widget as an installer would', () => {
    expect(page).toContain(
      '<script async src="http://localhost:3000/widget/pilotlight.js" data-installer="demo-heating"',
    );
  });

  it('lets no value break out of its attribute', () => {
    expect(page).toContain('data-key="key&quot;&gt;&lt;script&gt;"');
  });

  it('lives under a strict content policy: no inline script, style or handler', () => {
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).not.toMatch(/<style|\sstyle=|\son\w+=/);
  });

  it('is shared as the demonstration that it is, and found by no search', () => {
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain('<link rel="canonical" href="http://localhost:3000/demo">');
    expect(page).toContain('<meta property="og:title" content="Demo Heating: a demonstration of the Pilotlight chat">');
  });

  it('has no link that leads nowhere', () => {
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.filter((id) => !page.includes(`id="${id}"`))).toEqual([]);
  });

  it('opens the chat from its button', () => {
    expect(page).toMatch(/<a [^>]*data-pilotlight-open="Book a visit"[^>]*>Book a visit/);
  });

  it('says all that its assistant was told', () => {
    const { facts = {}, pairs = [], prices } = demoTraining;
    const { reviews = '', ...others } = facts;
    const words = [
      ...Object.values(others).flat(),
      ...reviews.split(' in '),
      ...pairs.flatMap(({ question, answer }) => [question, answer]),
      ...prices.map(({ includes = '' }) => includes),
    ];
    const said = page.toLowerCase();
    expect(words.filter((each) => !said.includes(each.toLowerCase()))).toEqual([]);
    expect(words.length).toBeGreaterThan(25);
  });

  it('styles its every class', () => {
    const classes = new Set([...page.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));
    expect([...classes].filter((name) => !demoStyles.includes(`.${name}`))).toEqual([]);
  });
});
