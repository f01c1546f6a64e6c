import { openedPanel } from './testing/mounted-panel';

const field = () => {
  const found = document.querySelector<HTMLTextAreaElement>('.composer textarea');
  if (!found) throw new Error('no message field');
  return found;
};

const press = (key: string, about: KeyboardEventInit & { keyCode?: number } = {}) =>
  field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...about }));

const said = () => [...document.querySelectorAll('.me > p')].map(({ textContent }) => textContent);

describe('a word that is being composed', () => {
  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'is neither sent by Enter nor left by Escape: %j',
    async (about) => {
      await openedPanel();
      field().value = '锅炉坏了';
      press('Enter', about);
      press('Escape', about);
      expect(said()).toEqual([]);
      expect(field().value).toBe('锅炉坏了');
      expect(document.querySelector('dialog.out')).toBeNull();
      press('Enter', { keyCode: 13 });
      expect(said()).toEqual(['锅炉坏了']);
    },
  );
});

describe('keys in the chat', () => {
  const seen: string[] = [];
  const note = ({ key }: KeyboardEvent) => void seen.push(key);
  beforeEach(() => void (seen.length = 0));

  it.each(['keydown', 'keypress', 'keyup'] as const)('are not seen by the page: %s', async (type) => {
    document.addEventListener(type, note, true);
    await openedPanel();
    const pressed = { key: 's', bubbles: true, composed: true };
    field().dispatchEvent(new KeyboardEvent(type, pressed));
    expect(seen).toEqual([]);
    document.body.dispatchEvent(new KeyboardEvent(type, pressed));
    expect(seen).toEqual(['s']);
    document.removeEventListener(type, note, true);
  });

  it('break the line with Shift, and send without', async () => {
    await openedPanel();
    field().value = 'No heating';
    expect(press('Enter', { shiftKey: true })).toBe(true);
    expect(said()).toEqual([]);
    expect(press('Enter')).toBe(false);
    expect(said()).toEqual(['No heating']);
  });
});
