import { line, openedPanel, settled } from './testing/mounted-panel';

const said = () => [...document.querySelectorAll('.me > p')].map(({ textContent }) => textContent);
const form = () => document.querySelector('form[aria-label="Your details"], .form');

describe('a link of the page that holds words', () => {
  it('says them, also after an earlier conversation', async () => {
    await openedPanel({}, { words: 'Book a visit' });
    expect(said()).toEqual(['Book a visit']);
    await openedPanel(
      { lines: [line('a', 'user', 'No heating'), line('b', 'assistant', 'Since when?')] },
      { words: 'Book a visit' },
    );
    expect(said()).toEqual(['No heating', 'Book a visit']);
  });

  it('says them once however often it is tapped', async () => {
    const { panel } = await openedPanel({}, { words: 'Book a visit' });
    panel.open(true, 'Book a visit');
    await settled();
    expect(said()).toEqual(['Book a visit']);
  });

  it('says nothing where there are no words, or where they only ask to write', async () => {
    for (const words of ['', 'Ask something else']) {
      await openedPanel({}, { words });
      expect(said()).toEqual([]);
      expect(document.activeElement?.tagName).toBe('TEXTAREA');
    }
  });

  it('opens the form where the words offer that', async () => {
    await openedPanel({}, { words: 'Leave my details' });
    expect(said()).toEqual([]);
    expect(form()).not.toBeNull();
  });
});
