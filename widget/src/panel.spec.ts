import { line, openedPanel, settled, type Served } from './testing/mounted-panel';

const talk = [line('a', 'user', 'No heating'), line('b', 'assistant', 'What’s your name?')];

/** The one element of a kind that a selector finds. */
const only = <Kind extends HTMLElement>(kind: new () => Kind, selector: string): Kind => {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`no ${selector}`);
  return found;
};
const find = (selector: string) => only(HTMLElement, selector);
const named = (words: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('button, summary')].find(
    ({ textContent }) => textContent === words,
  );
  if (!found) throw new Error(`nothing says ${words}`);
  return found;
};
const field = (name: string) => only(HTMLInputElement, `[name=${name}]`);
const message = () => only(HTMLTextAreaElement, 'textarea');
const type = (into: HTMLInputElement | HTMLTextAreaElement, value: string) => {
  into.value = value;
  into.dispatchEvent(new Event('input', { bubbles: true }));
};

const placeholder = () => message().placeholder;
const said = () => find('[role=log]').textContent;
const words = () => [...document.querySelectorAll('.me > p, .them > p')].map(({ textContent }) => textContent);
const options = () => find('.w-menu > summary');
const tile = () => document.querySelector<HTMLElement>('[role=log] [aria-label="Send a photo: Gas meter"]');
const question = () => only(HTMLDetailsElement, '.w-menu details');

/** The options are fetched when they are first opened. */
const unfold = async () => {
  if (document.querySelector('.w-menu > div')) return;
  options().click();
  await settled();
};

const leaveDetails = async () => {
  await unfold();
  named('Leave your details').click();
  await settled();
};

describe('the first screen', () => {
  it.each([true, false])('lets somebody write who asks something else, on a phone: %s', async (phone) => {
    await openedPanel({}, { phone });
    named('Ask something else').click();
    expect(document.activeElement).toBe(message());
  });
});

describe('the message field', () => {
  it('asks who is there in an emergency, until there is a way to ring or write', async () => {
    await openedPanel({ lines: talk, emergency: true, lead: { name: 'Ann' } });
    expect(placeholder()).toBe('Your name and number');
    await openedPanel({ lines: talk, emergency: true, lead: { phone: '07700 900123' } });
    expect(placeholder()).toBe('Write a message');
  });

  it('is an ordinary one once the form was sent', async () => {
    await openedPanel({ lines: talk, emergency: true, left: { phone: '07700 900123' } });
    expect(placeholder()).toBe('Your name and number');
    await leaveDetails();
    await settled();
    type(field('phone'), '07700 900123');
    named('Send my details').click();
    await settled();
    expect(placeholder()).toBe('Write a message');
  });

  it('shows and says why a message that is too long can’t be sent', async () => {
    const { sent } = await openedPanel({ lines: talk });
    const send = find('[aria-label="Send message"]');
    type(message(), 'x'.repeat(2000));
    expect(send.getAttribute('aria-disabled')).toBeNull();
    type(message(), 'x'.repeat(2001));
    expect(send.getAttribute('aria-disabled')).toBe('true');
    const reason = find(`#${send.getAttribute('aria-describedby')}`);
    expect(reason.textContent).toBe('2001 of 2000 characters, too long to send');
    send.click();
    await settled();
    expect(sent).not.toContainEqual(expect.objectContaining({ path: 'chat' }));
    expect(message().value).toHaveLength(2001);
  });
});

describe('the details’ form', () => {
  const priya = { name: 'Priya Nair', phone: '07700 900123', email: 'priya@home.example', postcode: 'LS6 1AY' };
  const filled = () => Object.fromEntries(Object.keys(priya).map((name) => [name, field(name).value]));

  it('comes filled with what was said, and keeps what is typed instead', async () => {
    await openedPanel({ lines: talk, lead: priya });
    await leaveDetails();
    expect(filled()).toEqual(priya);
    type(field('name'), 'Priya N');
    named('Not now').click();
    await leaveDetails();
    expect(filled()).toEqual({ ...priya, name: 'Priya N' });
  });

  it('knows nothing of a chat that was left', async () => {
    await openedPanel({ lines: talk, lead: priya });
    await leaveDetails();
    await unfold();
    named('Start again').click();
    await leaveDetails();
    expect(filled()).toEqual({ name: '', phone: '', email: '', postcode: '' });
  });

  it('says which way to get in touch is enough, and marks both', async () => {
    await openedPanel({ lines: talk });
    await leaveDetails();
    expect(find('.form').textContent).toContain('* A phone number or an email is enough.');
    for (const name of ['phone', 'email']) expect(field(name).labels?.[0]?.textContent).toMatch(/ \*$/);
    expect(field('postcode').labels?.[0]?.textContent).toBe('Postcode');
  });

  it('tells at the field that a number is a digit short, whoever finds it', async () => {
    const { sent } = await openedPanel({ lines: talk, refusal: 'Please enter a valid phone number' });
    await leaveDetails();
    for (const number of ['07700 90012', '0113 496 000']) {
      type(field('phone'), number);
      named('Send my details').click();
      await settled();
      const about = find(`#${field('phone').getAttribute('aria-describedby')}`);
      expect(about.textContent).toBe('Please enter a valid phone number');
      expect(document.activeElement).toBe(field('phone'));
      expect(field('phone').value).toBe(number);
    }
    expect(sent.filter((each) => JSON.stringify(each).includes('"path":"lead"'))).toHaveLength(1);
  });

  it('thanks in the server’s words once it was sent', async () => {
    await openedPanel({ lines: talk, lead: { phone: '07700 900123' } });
    await leaveDetails();
    named('Send my details').click();
    await settled();
    expect(find('[role=log]').textContent).toContain('Thanks. We have 07700 900123.');
  });
});

describe('the thanks for the details', () => {
  const left = { phone: '07700 900123', postcode: 'LS6 1AY' };
  const kept = new Map<string, string>();
  const thanks = 'Thanks. We’ll be in touch. We have 07700 900123 and LS6 1AY.';
  const leave = async () => {
    await leaveDetails();
    type(field('phone'), left.phone);
    named('Send my details').click();
    await settled();
  };
  beforeEach(() => kept.clear());

  it('stand in their place after a reload, and once', async () => {
    await openedPanel({ lines: talk, lead: left, kept });
    await leave();
    const more = [...talk, line('c', 'user', 'It’s a combi'), line('d', 'assistant', 'How old is it?')];
    await openedPanel({ lines: more, lead: left, kept });
    expect(words()).toEqual(['No heating', 'What’s your name?', thanks, 'It’s a combi', 'How old is it?']);
    expect([...kept.values()].join()).not.toContain('07700');
  });

  it('come first where nothing was said before', async () => {
    await openedPanel({ lead: left, kept });
    await leave();
    await openedPanel({ lines: [], lead: left, kept });
    expect(words()).toEqual([thanks]);
  });

  it.each<[string, Served]>([
    ['a visitor who left none', { lines: talk, lead: left, kept: new Map() }],
    ['one whose details were erased', { lines: talk, lead: {}, kept }],
  ])('are not said to %s', async (_, after) => {
    await openedPanel({ lines: talk, lead: left, kept });
    await leave();
    await openedPanel(after);
    expect(said()).not.toContain('Thanks');
  });

  it('are not taken into a new chat', async () => {
    await openedPanel({ lines: talk, lead: left, kept });
    await leave();
    await unfold();
    named('Start again').click();
    await openedPanel({ lines: talk, lead: left, kept });
    expect(said()).not.toContain('Thanks');
  });
});

describe('a photo that is asked for', () => {
  const asking = {
    ...line('b', 'assistant', 'Could you send a photo of the gas meter?'),
    asksForPhoto: 'gas-meter',
  } as const;
  const asked = [line('a', 'user', 'How much is a boiler?'), asking];

  it('has a tile below the question, which opens the chooser', async () => {
    await openedPanel({ lines: asked });
    const opens = jest.spyOn(HTMLInputElement.prototype, 'click').mockReturnValue();
    expect(tile()?.textContent).toBe('Gas meter');
    tile()?.click();
    expect(opens).toHaveBeenCalledTimes(1);
    opens.mockRestore();
  });

  it.each<[string, Served]>([
    ['once more was said', { lines: [...asked, line('c', 'user', 'Not now')] }],
    ['in an emergency', { lines: asked, emergency: true }],
    ['where only words are asked for', { lines: talk }],
  ])('has none %s', async (_, served) => {
    await openedPanel(served);
    expect(tile()).toBeNull();
  });

  it('has none while the form stands in the message field’s place', async () => {
    await openedPanel({ lines: asked });
    await leaveDetails();
    expect(tile()).toBeNull();
    named('Not now').click();
    expect(tile()).not.toBeNull();
  });
});

describe('starting a new chat', () => {
  it('is asked about first', async () => {
    await openedPanel({ lines: talk });
    await unfold();
    named('Start a new chat').click();
    expect(question().open).toBe(true);
    expect(find('.w-menu [role=alert]').textContent).toBe('Start again? The team still has this chat.');
    expect(said()).toContain('No heating');
    await unfold();
    named('Start again').click();
    expect(said()).not.toContain('No heating');
    expect(document.activeElement).toBe(message());
  });

  it('can be thought better of, by a tap or by Escape', async () => {
    await openedPanel({ lines: talk });
    for (const leave of [
      () => named('Keep this chat').click(),
      () => options().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    ]) {
      options().click();
      await settled();
      named('Start a new chat').click();
      leave();
      await settled();
      expect(only(HTMLDetailsElement, '.w-menu').open).toBe(false);
      expect(question().open).toBe(false);
      expect(document.activeElement).toBe(options());
      expect(said()).toContain('No heating');
    }
  });
});
