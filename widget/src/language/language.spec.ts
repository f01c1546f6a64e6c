import { both, week } from '../testing/booking-panel';
import { openedPanel, settled, line } from '../testing/mounted-panel';
import { translator } from './translator';
import { welsh } from './welsh';

const inWelsh = translator(welsh);
const shown = (selector: string) => document.querySelector(selector)?.textContent;

describe('a chat on a page in Welsh', () => {
  beforeEach(() => {
    document.documentElement.lang = 'cy-GB';
  });
  afterEach(() => {
    document.documentElement.lang = '';
  });

  it('is in English where there is no table', async () => {
    document.documentElement.lang = 'fr';
    await openedPanel();
    await settled();
    expect(shown('.w-tiles')).toContain('No heating or hot water');
  });

  it('says its own words in Welsh, and that the assistant answers in English', async () => {
    await openedPanel();
    await settled();
    expect(shown('.w-tiles')).toContain('Dim gwres na dŵr poeth');
    expect(shown('.w-foot')).toContain('Mae’r cynorthwyydd AI yn ateb yn Saesneg.');
    expect(document.querySelector('textarea')?.placeholder).toBe('Neu beth sy’n bod?');
    expect(document.querySelector('dialog')?.lang).toBe('cy');
  });

  it('names the next free visit in Welsh', async () => {
    await openedPanel({ offers: [...both], diary: week() });
    await settled();
    expect(shown('.next strong')).toBe('Nesaf yn rhydd: Maw 1 Rhag, 09:00');
  });

  it('leaves what was written as it is, also where it is one of its own words', async () => {
    await openedPanel({ lines: [line('a', 'user', 'Retry'), line('b', 'assistant', 'Your message')] });
    await settled();
    expect([shown('.me p'), shown('.them p')]).toEqual(['Retry', 'Your message']);
    expect(document.querySelector<HTMLElement>('.them')?.lang).toBe('en');
  });

  it('stays so from drawing to drawing', async () => {
    await openedPanel();
    document.querySelector<HTMLElement>('.w-tiles button')?.click();
    await settled();
    expect(document.querySelector('textarea')?.placeholder).toBe('Ysgrifennwch neges');
    expect(shown('.me p')).toBe('No heating or hot water');
  });
});

it.each([
  ['Today, 08:42', 'Heddiw, 08:42'],
  ['26 November 2026, 08:42', '26 Tachwedd 2026, 08:42'],
  ['Next free: Tue 1 Dec, 09:00', 'Nesaf yn rhydd: Maw 1 Rhag, 09:00'],
  ['Open chat with A* Heating, 2 new messages', 'Agor sgwrs â A* Heating, 2 neges newydd'],
  ['Sent a photo', 'Wedi anfon llun'],
  ['Sent 3 photos', 'Wedi anfon 3 llun'],
  ['Dawn Sykes, Demo Heating: Sent a photo', 'Dawn Sykes, Demo Heating: Wedi anfon llun'],
  ['Dawn Sykes, Demo Heating: Sent 2 photos', 'Dawn Sykes, Demo Heating: Wedi anfon 2 llun'],
  [' uses this to get in touch about this job, nothing else. ', ' – dim ond i gysylltu am y gwaith hwn. '],
])('says %j as %j', (english, own) => expect(inWelsh(english)).toBe(own));

it.each(['Calder Heating', '09:00', '', 'constructor', 'Monday Boilers Ltd'])('leaves %j alone', (text) =>
  expect(inWelsh(text)).toBeUndefined(),
);
