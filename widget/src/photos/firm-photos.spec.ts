import type { LinkedPhoto } from '@pilotlight/contracts/http/photos';
import type { WidgetLine } from '@pilotlight/contracts/http/widget';
import { line, openedPanel, settled, type Served } from '../testing/mounted-panel';

const photoOf = (photoId: string, messageId: string, isFirms?: true): LinkedPhoto => ({
  photoId,
  messageId,
  slot: null,
  width: 640,
  height: 480,
  bytes: 1000,
  at: '2026-11-23T08:42:00Z',
  url: `/api/files/${photoId}?size=full`,
  thumbnailUrl: `/api/files/${photoId}?size=thumbnail`,
  ...(isFirms && { isFirms }),
});
const own = photoOf('own', 'a');
const valve = photoOf('valve', 'p', true);
const pump = photoOf('pump', 'p', true);
const asked: WidgetLine = { ...line('a', 'user', 'Here’s a photo'), photos: [own] };
const shown: WidgetLine = { ...line('p', 'person', 'It is this valve'), name: 'Dawn', photos: [valve, pump] };

const namesIn = (bubble: string) =>
  [...document.querySelectorAll(`.${bubble} [aria-label*="photo"]`)].map((each) => each.getAttribute('aria-label'));
const openers = () => document.querySelectorAll<HTMLButtonElement>('.person .pics button');

describe('photos that a person of the firm sent', () => {
  const addresses: string[] = [];
  const closes: string[] = [];
  beforeEach(() => {
    addresses.length = closes.length = 0;
    const page = {
      set location(address: string) {
        addresses.push(address);
      },
      close: () => closes.push('closed'),
    };
    Object.assign(globalThis, { open: () => page });
  });

  it('stand in their bubble, and the visitor’s own in the visitor’s, where one answers the other', async () => {
    const { panel } = await openedPanel({ lines: [asked, shown], person: 'here', photos: [own, valve, pump] });
    await settled();
    expect(namesIn('me')).toEqual(['Your photo 1']);
    expect(namesIn('person')).toEqual(['Open photo 1', 'Open photo 2']);
    panel.close();
  });

  it('come with the words while the chat is open', async () => {
    const streams: NonNullable<Served['streams']> = [];
    const served = {
      lines: [line('a', 'user', 'Which one?')],
      person: 'here',
      photos: [valve, pump],
      streams,
    } as const;
    const { panel } = await openedPanel(served);
    await settled();
    expect(openers()).toHaveLength(0);
    for (const speak of streams)
      speak('conversation', { lines: [...served.lines, shown], person: 'here', emergency: false, lead: {} });
    await settled();
    expect(namesIn('person')).toEqual(['Open photo 1', 'Open photo 2']);
    panel.close();
  });

  it('open by a link that is asked for with the tap, and leave no empty page where there is none', async () => {
    const served: { -readonly [Name in keyof Served]: Served[Name] } = {
      lines: [shown],
      person: 'here',
      photos: [valve, pump],
    };
    const { panel } = await openedPanel(served);
    await settled();
    served.photos = [valve, { ...pump, url: '/api/files/pump?size=full&expires=later' }];
    openers()[1]?.click();
    await settled();
    expect(addresses).toEqual(['https://chat.example/api/files/pump?size=full&expires=later']);
    served.photos = [];
    openers()[0]?.click();
    await settled();
    expect([addresses.length, closes]).toEqual([1, ['closed']]);
    panel.close();
  });
});
