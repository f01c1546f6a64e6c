import type { Attendance } from '@pilotlight/contracts/http/widget';
import type { SafetyCard } from '@pilotlight/contracts/values/safety';
import { emergencyIn } from './conversation/emergency-words';
import { line, openedPanel, settled, type Served } from './testing/mounted-panel';
import { wantMotion } from './testing/motion';

const first = 'Yes, we cover Wetherby.';
const second = 'Is it for a repair or a new boiler?';
const answer = { id: 'r', text: `${first} ${second}`, cutAt: first.length, quickReplies: ['A repair'] };
/** The server's answer to a message; `person` is wanted or there. */
const stream = (person: Attendance, card?: SafetyCard) => () => {
  const frames = Object.entries({
    accepted: { lead: {}, person },
    ...(card && { safety: card }),
    message: answer,
    done: {},
  });
  return new Response(frames.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join(''));
};
const history = [line('a', 'user', 'Do you cover Wetherby?'), { ...line('b', 'assistant', answer.text), ...answer }];

/** Every bubble in order; an empty one is dots. */
const bubbles = () => [...document.querySelectorAll('.me > p, .them > p')].map(({ textContent }) => textContent);
const dots = () => document.querySelectorAll('[aria-label="Assistant is typing"]').length;
const spoken = () => document.querySelector('.w > .vh')?.textContent;
const chips = () => [...document.querySelectorAll('.chip')].map(({ textContent }) => textContent);
const cards = () => document.querySelectorAll('.sos[role=alert]').length;
const named = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);

const asked = async (served: Served = {}) => {
  const all = await openedPanel({ proxy: stream(null), ...served });
  named('Book a service or a visit')?.click();
  await settled();
  return all;
};

afterEach(() => wantMotion(false));

describe('a safety card', () => {
  const card = emergencyIn('I smell gas');

  it('stands before any dot has moved, and in an emergency its reply does too', async () => {
    if (!card) throw new Error('no card');
    wantMotion(true);
    await asked({ proxy: stream(null, card) });
    expect([cards(), bubbles().slice(1), dots()]).toEqual([1, [first, second], 0]);
    expect(spoken()).toBe(answer.text);
  });

  it('that only asks stands as soon, though its words come after dots', async () => {
    if (!card) throw new Error('no card');
    wantMotion(true);
    await asked({ proxy: stream(null, { ...card, kind: 'question' }) });
    expect([cards(), bubbles().slice(1), dots()]).toEqual([1, [''], 1]);
  });

  it('of a second message comes while the first’s reply is still on its way', async () => {
    if (!card) throw new Error('no card');
    wantMotion(true);
    const answers = [stream(null), stream(null, card)];
    await asked({ proxy: () => (answers.shift() ?? stream(null))() });
    const field = document.querySelector('textarea');
    if (!field?.form) throw new Error('no message field');
    field.value = 'I smell gas';
    field.form.requestSubmit();
    await settled();
    expect([cards(), bubbles()]).toEqual([1, ['Book a service or a visit', '', 'I smell gas', first, second]]);
    await new Promise((resume) => setTimeout(resume, 700));
    expect([cards(), bubbles()]).toEqual([
      1,
      ['Book a service or a visit', first, second, 'I smell gas', first, second],
    ]);
  });
});

describe('a long reply', () => {
  it('comes in two bubbles with dots before each, heard one by one, and its chips with the second', async () => {
    wantMotion(true);
    await asked();
    const seen: unknown[] = [];
    const look = () => {
      const now = [bubbles().slice(1), dots(), spoken(), chips()];
      if (JSON.stringify(now) !== JSON.stringify(seen.at(-1))) seen.push(now);
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    await new Promise((resume) => setTimeout(resume, 1200));
    observer.disconnect();
    expect(seen).toEqual([
      [[''], 1, '', []],
      [[first, ''], 1, first, []],
      [[first, second], 0, second, ['A repair']],
    ]);
  });

  it('is whole at once, with all it offers, for whoever wants no motion', async () => {
    await asked();
    expect([bubbles().slice(1), dots(), spoken(), chips()]).toEqual([[answer.text], 0, answer.text, ['A repair']]);
  });

  it('stands in its two bubbles at once after a reload', async () => {
    wantMotion(true);
    await openedPanel({ lines: history });
    expect([bubbles().slice(1), dots(), chips()]).toEqual([[first, second], 0, ['A repair']]);
  });

  it('goes on in a panel that is closed, and counts as one message', async () => {
    wantMotion(true);
    const { panel, button } = await asked();
    panel.close();
    await new Promise((resume) => setTimeout(resume, 1200));
    expect(button.ariaLabel).toBe('Open chat with Demo Heating, 1 new message');
    panel.open(true);
    expect([bubbles().slice(1), dots()]).toEqual([[first, second], 0]);
  });

  it('waits for nobody’s arrival, and nobody’s words wait for it', async () => {
    wantMotion(true);
    const streams: NonNullable<Served['streams']> = [];
    await openedPanel({ lines: history.slice(0, 1), person: 'asked', streams, proxy: stream('asked') });
    await settled();
    const dawn = { ...line('p', 'person', 'Hi, Dawn here. We do.'), name: 'Dawn, Demo Heating' };
    for (const tell of streams)
      tell('conversation', { lines: [...history, dawn], person: 'here', emergency: false, lead: {} });
    await settled();
    expect(bubbles()).toEqual(['Do you cover Wetherby?', '', 'Hi, Dawn here. We do.']);
    await new Promise((resume) => setTimeout(resume, 1200));
    expect(bubbles()).toEqual(['Do you cover Wetherby?', first, second, 'Hi, Dawn here. We do.']);
  });
});
