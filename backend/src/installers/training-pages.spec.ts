import { type PageRead, WebPages } from '../gateways/web-pages/web-pages';
import { TrainingPages } from './training-pages';

class Web extends WebPages {
  readonly asked: string[] = [];

  constructor(private readonly says: PageRead) {
    super();
  }

  async read(url: string): Promise<PageRead> {
    this.asked.push(url);
    return this.says;
  }

  async scripts(): Promise<never> {
    throw new Error('Only its words are read');
  }
}

const faq = 'https://leeds.example/faq';
const now = new Date('2026-11-19T13:00:00.000Z');
const down: PageRead = { kind: 'unread', problem: 'The website answered 503' };
const known = (minutesAgo: number, problem: string | null = null) => ({
  url: faq,
  at: new Date(now.getTime() - minutesAgo * 60_000).toISOString(),
  text: 'As it was.',
  problem,
});
const reading = (web: Web, ...before: ReturnType<typeof known>[]) =>
  new TrainingPages(web).read([faq, faq], before, now);

it('is read once for each address', async () => {
  const web = new Web({ kind: 'read', text: 'As it is.' });
  expect(await reading(web)).toEqual([{ url: faq, at: now.toISOString(), text: 'As it is.', problem: null }]);
  expect(web.asked).toEqual([faq]);
});

it('is read again after ten minutes, and at once where it couldn’t be read', async () => {
  const web = new Web({ kind: 'read', text: 'As it is.' });
  expect(await reading(web, known(9))).toEqual([known(9)]);
  expect(web.asked).toEqual([]);
  for (const before of [known(11), known(1, down.problem)])
    expect(await reading(web, before)).toMatchObject([{ text: 'As it is.', problem: null }]);
});

it('keeps what it said when, while it can’t be read, with the reason', async () => {
  expect(await reading(new Web(down), known(60))).toEqual([known(60, down.problem)]);
  expect(await reading(new Web(down))).toEqual([{ url: faq, at: now.toISOString(), text: '', problem: down.problem }]);
});
