import { line, openedPanel, settled } from '../testing/mounted-panel';
import { createIdentity, LONGEST } from './identity';

// jsdom lays nothing out.
Object.assign(Element.prototype, {
  checkVisibility(this: Element) {
    return this.closest('[hidden]') === null;
  },
});

const field = (name: string) => {
  const found = document.querySelector(`input[name=${name}]`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`no field ${name}`);
  return found;
};
const press = async (words: string) => {
  [...document.querySelectorAll<HTMLElement>('button, summary')].find((each) => each.textContent === words)?.click();
  await settled();
};
const type = (name: string, value: string) => {
  field(name).value = value;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
};

/** A chat whose details form is open, on a page that says who its visitor is. */
const openedForm = async (...told: readonly unknown[]) => {
  const opened = await openedPanel({ lines: [line('a', 'user', 'No heating'), line('b', 'assistant', 'Hello')] });
  const identity = createIdentity(Promise.resolve(opened.panel));
  for (const person of told) identity.take(person);
  document.querySelector<HTMLElement>('.w-menu > summary')?.click();
  await settled();
  await press('Leave your details');
  return { ...opened, identity };
};
const priya = { name: ' Priya Nair ', email: 'priya@home.example', phone: '07700 900142' };
const isMarked = (name: string) => [
  field(name).parentElement?.hasAttribute('data-site'),
  field(name).ariaDescription ?? null,
];

it('fills the empty fields with what the page knows, and says where that came from until it is changed', async () => {
  await openedForm(priya);
  expect(['name', 'email', 'phone'].map((name) => field(name).value)).toEqual([
    'Priya Nair',
    'priya@home.example',
    '07700 900142',
  ]);
  expect(isMarked('phone')).toEqual([true, 'Filled in by this website']);
  type('phone', '07700 900143');
  expect([isMarked('phone'), isMarked('email')]).toEqual([
    [false, null],
    [true, 'Filled in by this website'],
  ]);
});

it('leaves what the visitor has typed, and what the visitor has emptied', async () => {
  const { identity } = await openedForm();
  type('phone', '07700 900999');
  identity.take(priya);
  await settled();
  expect([field('phone').value, field('name').value]).toEqual(['07700 900999', 'Priya Nair']);
  type('name', '');
  identity.take(priya);
  await settled();
  expect(field('name').value).toBe('');
});

it('agrees to nothing and sends nothing', async () => {
  const { sent } = await openedForm({ ...priya, consent: true });
  expect([...document.querySelectorAll<HTMLInputElement>('[type=checkbox]')].filter(({ checked }) => checked)).toEqual(
    [],
  );
  expect(sent.filter((each) => JSON.stringify(each).includes('Priya'))).toEqual([]);
});

it.each([[undefined], [null], ['Priya'], [{ name: 7, email: '  ', phone: ['1'] }]])(
  'fills nothing where the page says %j',
  async (told) => {
    await openedForm(told);
    expect(['name', 'email', 'phone'].map((name) => field(name).value)).toEqual(['', '', '']);
  },
);

it('takes no more than fits', async () => {
  await openedForm({ name: 'x'.repeat(LONGEST + 50) });
  expect(field('name').value).toHaveLength(LONGEST);
});
