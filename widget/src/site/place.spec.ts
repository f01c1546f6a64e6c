import { drawLauncher } from '../loader/launcher-view';
import { demoLauncher } from '../testing/mounted-panel';
import { takeStyleSheets } from '../testing/style-sheets';
import { createPlace, LOOK_EVERY_MS } from './place';

const nobody = () => undefined;

/** The chat on a page of this address and content; nobody has opened it. */
const chatOn = (path: string, page = '', except = '') => {
  history.replaceState(null, '', path);
  document.body.innerHTML = page;
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const launcher = { ...demoLauncher, except };
  const view = drawLauncher(root, launcher, { onOpen: nobody, onDismiss: nobody });
  let woken = 0;
  createPlace(host, launcher, view, nobody).start(() => (woken += 1));
  return { host, view, woken: () => woken, parent: () => host.parentElement };
};
const later = () => jest.advanceTimersByTime(LOOK_EVERY_MS);

beforeAll(takeStyleSheets);
beforeEach(() => {
  jest.useFakeTimers();
  document.documentElement.querySelectorAll(':scope > div').forEach((each) => each.remove());
});
afterEach(() => jest.useRealTimers());

it('stands in the corner of the page and goes on there with what was begun', () => {
  const { parent, view, woken } = chatOn('/');
  expect([parent(), view.element.classList.contains('inline')]).toEqual([document.documentElement, false]);
  expect(woken()).toBe(1);
});

it('moves into the page’s text where that has a place for it, and back where the place goes', () => {
  const { parent, view, woken } = chatOn('/');
  document.body.innerHTML = '<main><p data-pilotlight-inline></p></main>';
  later();
  expect(parent()).toBe(document.querySelector('p'));
  expect(view.element.classList.contains('inline')).toBe(true);
  document.body.innerHTML = '';
  later();
  expect(parent()).toBe(document.documentElement);
  expect(view.element.classList.contains('inline')).toBe(false);
  expect(woken()).toBe(2);
});

it('greets nobody from within the text', () => {
  const { parent, woken } = chatOn('/', '<p data-pilotlight-inline></p>');
  expect([parent()?.tagName, woken()]).toEqual(['P', 0]);
});

it('is gone while the page says so, and comes back', () => {
  const { parent } = chatOn('/', '<i data-pilotlight-off></i>');
  expect(parent()).toBeNull();
  document.body.innerHTML = '';
  later();
  expect(parent()).toBe(document.documentElement);
});

it.each([
  ['/shop', true],
  ['/SHOP', true],
  ['/shop/pipes', false],
  ['/blog/2026/boilers', true],
  ['/caf%C3%A9', true],
  ['/caf%E9', false],
  ['/', false],
])('on %s, it is among the pages without a chat: %s', (path, isExcepted) => {
  const { parent } = chatOn(path, '', '^/(shop|blog/.*|café)$');
  expect(parent() === null).toBe(isExcepted);
});

it('leaves and comes as a page without reloads goes to another address', () => {
  const { parent } = chatOn('/', '', '^/shop$');
  history.pushState(null, '', '/shop');
  later();
  expect(parent()).toBeNull();
  history.pushState(null, '', '/contact');
  later();
  expect(parent()).toBe(document.documentElement);
});

it('stands in the text of a page that is excepted: whoever wrote the place wants it there', () => {
  const { parent } = chatOn('/shop', '<p data-pilotlight-inline></p>', '^/shop$');
  expect(parent()?.tagName).toBe('P');
});
