import { line, openedPanel } from './testing/mounted-panel';

const talk = [line('a', 'user', 'No heating'), line('b', 'assistant', 'What’s your name?')];

/** What is left of a phone's screen; jsdom has no such thing. */
const view = { height: 740, offsetTop: 0, onresize: () => undefined, onscroll: () => undefined };

const comes = (height: number) => {
  Object.assign(view, { height });
  view.onresize();
};

/** A log of 1,000 px that scrolls and tells of it, as jsdom's don't. */
const tallLog = () => {
  const log = document.querySelector('.w-log');
  if (!log) throw new Error('no log');
  const scroll = (_: number, top: number) => {
    log.scrollTop = Math.min(top, log.scrollHeight - log.clientHeight);
    log.dispatchEvent(new Event('scroll'));
  };
  Object.defineProperties(log, {
    scrollHeight: { value: 1000 },
    clientHeight: { get: () => view.height - 140 },
    scrollTo: { value: scroll },
  });
  return { log, scroll };
};

beforeAll(() => Object.assign(window, { visualViewport: view }));
beforeEach(() => Object.assign(view, { height: 740 }));

describe('a keyboard that comes up', () => {
  it('leaves the last words in sight', async () => {
    await openedPanel({ lines: talk }, { phone: true });
    const { log, scroll } = tallLog();
    scroll(0, 1000);
    expect(log.scrollTop).toBe(400);
    comes(400);
    expect(log.scrollTop).toBe(740);
  });

  it('leaves one who reads further up where they are', async () => {
    await openedPanel({ lines: talk }, { phone: true });
    const { log, scroll } = tallLog();
    scroll(0, 100);
    comes(400);
    expect(log.scrollTop).toBe(100);
  });
});
