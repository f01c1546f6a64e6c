import type { Attendance, WidgetLine } from '@pilotlight/contracts/http/widget';
import { line, openedPanel, settled, type Served } from './testing/mounted-panel';

const talk = [line('a', 'user', 'No heating'), line('b', 'assistant', 'What’s your name?')];
const dawn = { ...line('p', 'person', 'Hi, Dawn here'), name: 'Dawn Sykes, Demo Heating' };
const joined = line('j', 'note', 'Dawn joined');
const left = line('l', 'note', 'Dawn has left');

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const answering = () => find('.w-top p')?.textContent;
const log = () => [...document.querySelectorAll('[role=log] > .w-day, [role=log] p')].map((each) => each.textContent);
const spoken = () => find('.w > .vh')?.textContent;
const write = (words: string) => {
  const field = document.querySelector('textarea');
  if (!field) throw new Error('no message field');
  field.value = words;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
const hide = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};
const later = async (milliseconds = 15_000) => {
  jest.advanceTimersByTime(milliseconds);
  await settled();
};

const panels: { close: () => void }[] = [];
const opened = async (...how: Parameters<typeof openedPanel>) => {
  const all = await openedPanel(...how);
  panels.push(all.panel);
  return all;
};

type Changing = Served & { lines: WidgetLine[]; person: Attendance };
type Streams = NonNullable<Served['streams']>;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick', 'Date'] });
  document.title = 'Boilers in Leeds';
});
afterEach(() => {
  // One that is open would hear the page, and ask the server, of the next test.
  for (const panel of panels.splice(0)) panel.close();
  hide(false);
  jest.useRealTimers();
});

const waiting = async () => {
  const streams: Streams = [];
  const served: Changing & { streams: Streams } = { lines: [...talk], person: 'asked', streams };
  const all = await opened(served);
  await settled();
  const tell = async (name: string, data?: object) => {
    const { lines, person } = served;
    for (const speak of streams) speak(name, data ?? { lines, person, emergency: false, lead: {} });
    await settled();
  };
  return { ...all, served, streams, tell };
};

const closed = async (served: Changing) => {
  const all = await opened({ kept: new Map(), ...served });
  await settled();
  all.panel.close();
  return all;
};

describe('an open chat that a person is wanted in', () => {
  it('lets go of the stream while the page is hidden or the panel closed', async () => {
    const { streams, panel, tell } = await waiting();
    await tell('conversation');
    hide(true);
    await settled();
    expect(streams).toHaveLength(0);
    hide(false);
    await settled();
    expect(streams).toHaveLength(1);
    panel.close();
    await settled();
    expect(streams).toHaveLength(0);
  });

  it('shows who joins, what they say and that they leave as the stream tells it, then lets go of it', async () => {
    const { served, streams, tell, asked } = await waiting();
    expect(streams).toHaveLength(1);
    served.lines.push(joined, dawn);
    served.person = 'here';
    await tell('conversation');
    expect(log().slice(-3)).toEqual(['What’s your name?', 'Dawn joined', 'Hi, Dawn here']);
    expect(answering()).toBe('Dawn Sykes is answering');
    expect(spoken()).toBe('Hi, Dawn here');
    served.lines.push(left);
    served.person = null;
    await tell('conversation');
    expect(log().at(-1)).toBe('Dawn has left');
    expect(answering()).toBe('AI assistant · replies instantly');
    expect(streams).toHaveLength(0);
    await later();
    expect(asked.filter((path) => path === 'listen')).toHaveLength(1);
  });

  it('asks nothing else while the stream is held', async () => {
    const { tell, asked } = await waiting();
    await tell('conversation');
    const before = asked.length;
    await later(60_000);
    expect(asked.slice(before)).toEqual([]);
  });

  it('shows who is typing until their words are there', async () => {
    const { served, tell } = await waiting();
    await tell('typing', { name: 'Dawn' });
    expect(find('[role=log] [aria-label="Dawn is typing"]')).not.toBeNull();
    await tell('typing', { name: '' });
    expect(find('[aria-label="Dawn is typing"]')).toBeNull();
    await tell('typing', { name: 'Dawn' });
    served.lines.push(dawn);
    await tell('conversation');
    expect(find('[aria-label="Dawn is typing"]')).toBeNull();
  });

  it('tells that the visitor is typing, at most every three seconds and none of the words', async () => {
    const { tell, sent } = await waiting();
    await tell('conversation');
    write('M');
    write('My boiler');
    await settled();
    const typing = sent.filter((each) => JSON.stringify(each).includes('"typing"'));
    expect(typing).toEqual([{ path: 'typing', body: { sessionId: 's' } }]);
  });

  it('fetches the words where no stream can be held', async () => {
    const served: Changing = { lines: [...talk], person: 'asked' };
    await opened(served);
    await settled();
    served.lines.push(dawn);
    await later(5000);
    expect(log().at(-1)).toBe('Hi, Dawn here');
  });
});

describe('an open chat that nobody is wanted in', () => {
  it('holds no stream, and hears whoever steps in unasked by a small question', async () => {
    const streams: Streams = [];
    const served: Changing = { lines: [...talk], person: null, streams };
    const { asked } = await opened(served);
    served.lines.push(joined, dawn);
    served.person = 'here';
    expect(asked).not.toContain('listen');
    await later();
    await settled();
    expect(log().at(-1)).toBe('Hi, Dawn here');
    expect(streams).toHaveLength(1);
  });
});

describe('a closed chat', () => {
  it('tells of a person’s words at the launcher and in the title, which comes back once they are read', async () => {
    const served: Changing = { lines: [...talk], person: null, kept: new Map() };
    const { button, panel, asked, bubbles } = await closed(served);
    const before = asked.length;
    served.lines.push(joined, dawn);
    await later();
    await settled();
    expect(asked.slice(before)).toEqual(['unread']);
    expect([button.ariaLabel, button.textContent]).toEqual(['Open chat with Demo Heating, 1 new message', '💬1']);
    expect(document.title).toBe('(1) Dawn replied');
    expect(bubbles).toEqual(['Hi, Dawn here']);
    expect(find('p[role=status].vh:not(.w *)')?.textContent).toBe('Dawn Sykes, Demo Heating: Hi, Dawn here');
    await later();
    expect(bubbles).toEqual(['Hi, Dawn here']);
    panel.open(true);
    await settled();
    expect([button.textContent, document.title, log().at(-1)]).toEqual(['💬', 'Boilers in Leeds', 'Hi, Dawn here']);
    expect(bubbles).toEqual(['Hi, Dawn here', undefined]);
    panel.close();
    await later();
    await settled();
    expect([button.textContent, document.title]).toEqual(['💬', 'Boilers in Leeds']);
  });

  it.each([
    [1, 'Sent a photo'],
    [3, 'Sent 3 photos'],
  ])('says of a person’s %i photos without words that they were sent', async (count, words) => {
    const served: Changing = { lines: [...talk], person: null, kept: new Map() };
    const { bubbles } = await closed(served);
    const photo = { photoId: 'p', slot: null, width: 640, height: 480 };
    served.lines.push({ ...dawn, text: '', photos: Array.from({ length: count }, () => photo) });
    await later();
    await settled();
    expect(bubbles).toEqual([words]);
    expect(find('p[role=status].vh:not(.w *)')?.textContent).toBe(`Dawn Sykes, Demo Heating: ${words}`);
  });

  it('gives the page back the title that it has set itself meanwhile', async () => {
    const served: Changing = { lines: [...talk], person: null, kept: new Map() };
    const { panel } = await closed(served);
    served.lines.push(dawn);
    await later();
    await settled();
    document.title = 'Services';
    await later();
    await settled();
    expect(document.title).toBe('(1) Dawn replied');
    document.title = `• ${document.title}`;
    panel.open(true);
    await settled();
    expect(document.title).toBe('• Services');
  });

  it('tells it on the next page too, where the panel was never opened', async () => {
    const kept = new Map([['demo:seen', '0']]);
    const served: Changing = { lines: [...talk, joined, dawn], person: 'here', kept };
    const { button, asked, sent } = await opened(served, { closed: true });
    await settled();
    expect([button.textContent, document.title]).toEqual(['💬1', '(1) Dawn replied']);
    expect([asked, sent]).toEqual([['unread'], []]);
  });

  it('asks nothing before there is a chat', async () => {
    const { panel, asked } = await opened({ kept: new Map() });
    panel.close();
    const before = asked.length;
    await later(60_000);
    expect(asked.slice(before)).toEqual([]);
  });

  it('tells it in the title alone where the panel is open in a tab that nobody looks at', async () => {
    const served: Changing = { lines: [...talk], person: null, kept: new Map() };
    const { bubbles } = await opened(served);
    hide(true);
    served.lines.push(dawn);
    await later();
    await settled();
    expect([document.title, bubbles]).toEqual(['(1) Dawn replied', []]);
    hide(false);
    await settled();
    expect([document.title, log().at(-1)]).toEqual(['Boilers in Leeds', 'Hi, Dawn here']);
  });

  it('asks no more once its session has ended', async () => {
    const served: Changing = { lines: [...talk], person: null, kept: new Map([['demo:seen', '0']]) };
    const { asked } = await opened({ ...served, ended: true }, { closed: true });
    await settled();
    await later();
    await later();
    expect(asked).toEqual(['unread']);
  });
});
