import type { PageScript } from '../gateways/web-pages/page-scripts';
import { type ScriptsRead, WebPages } from '../gateways/web-pages/web-pages';
import { WebsiteChecks } from './website-checks';

class Web extends WebPages {
  readonly asked: string[] = [];

  constructor(private readonly says: (url: string) => ScriptsRead) {
    super();
  }

  async read(): Promise<never> {
    throw new Error('Only its scripts are read');
  }

  async scripts(url: string): Promise<ScriptsRead> {
    this.asked.push(url);
    return this.says(url);
  }
}

const site = 'https://leeds.example';
const leeds = { slug: 'leeds', apiKey: 'pk_1', allowedDomains: [site] };
const src = 'https://pilotlight.example/widget/pilotlight.js';
const embed: PageScript = { src, installer: 'leeds', key: 'pk_1' };
const page = (scripts: readonly PageScript[], origin = site): ScriptsRead => ({ kind: 'read', origin, scripts });
const outcomes = async (read: ScriptsRead) =>
  (await new WebsiteChecks(new Web(() => read)).of(leeds)).map(({ outcome }) => outcome);

it('finds a build that the page has pinned', async () => {
  const pinned = src.replace('/widget/', '/widget/v/0123456789abcdef/');
  expect(await outcomes(page([{ ...embed, src: pinned }]))).toEqual(['found']);
  expect(await outcomes(page([{ ...embed, src: pinned.replace('/v/', '/x/') }]))).toEqual(['not-found']);
});

describe('the embed code of a website', () => {
  it.each([
    ['is found as it stands now', [embed], 'found'],
    [
      'is found among others, and with a version behind it',
      [
        { ...embed, src: '/a.js' },
        { ...embed, src: `${src}?ver=6` },
      ],
      'found',
    ],
    ['is found beside an old one', [{ ...embed, key: 'pk_0' }, embed], 'found'],
    ['has another key', [{ ...embed, key: 'pk_0' }], 'other-key'],
    ['is another installer’s', [{ ...embed, installer: 'york' }], 'other-key'],
    ['is not there', [{ ...embed, src: 'https://x.example/widget/pilotlight.json' }], 'not-found'],
  ])('%s', async (_what, scripts, outcome) => expect(await outcomes(page(scripts))).toEqual([outcome]));

  it('is looked for on each allowed website, with the time, or why it couldn’t be', async () => {
    const down = 'http://old.leeds.example';
    const web = new Web((url) =>
      url === `${down}/` ? { kind: 'unread', problem: 'The page took too long' } : page([embed]),
    );
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(await new WebsiteChecks(web).of({ ...leeds, allowedDomains: [site, down] })).toEqual([
      { website: site, outcome: 'found', problem: null, sendsTo: null, at },
      { website: down, outcome: 'unreached', problem: 'The page took too long', sendsTo: null, at },
    ]);
  });

  it('does nothing on a website that sends its visitors to one that isn’t allowed', async () => {
    const moved = new Web(() => page([embed], 'https://www.leeds.example'));
    const both = { ...leeds, allowedDomains: [site, 'https://www.leeds.example'] };
    const checks = new WebsiteChecks(moved);
    expect(await checks.of(leeds)).toMatchObject([{ outcome: 'found', sendsTo: 'https://www.leeds.example' }]);
    expect(await checks.of(both)).toMatchObject([{ sendsTo: null }, { sendsTo: null }]);
  });

  it('is looked for once in half a minute, unless key or websites have changed', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-27T09:00:00Z') });
    try {
      const web = new Web(() => page([embed]));
      const checks = new WebsiteChecks(web);
      const [first] = await Promise.all([checks.of(leeds), checks.of(leeds)]);
      expect([await checks.of(leeds), web.asked.length]).toEqual([first, 1]);
      await checks.of({ ...leeds, apiKey: 'pk_2' });
      expect(web.asked.length).toBe(2);
      jest.advanceTimersByTime(30_001);
      const [later] = await checks.of(leeds);
      expect([later?.at, web.asked.length]).toEqual(['2026-11-27T09:00:30.001Z', 3]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('of nobody’s website is looked for where none is allowed', async () => {
    expect(await new WebsiteChecks(new Web(() => page([]))).of({ ...leeds, allowedDomains: [] })).toEqual([]);
  });
});
