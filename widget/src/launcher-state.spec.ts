import { openedPanel, settled } from './testing/mounted-panel';

describe('the launcher of a chat', () => {
  it('opens and closes it, and tells which', async () => {
    const { button } = await openedPanel();
    expect([button.ariaLabel, button.ariaExpanded]).toEqual(['Close chat with Demo Heating', 'true']);
    button.click();
    expect([button.ariaLabel, button.ariaExpanded]).toEqual(['Open chat with Demo Heating', 'false']);
    button.click();
    expect(button.ariaExpanded).toBe('true');
  });

  it('tells how many answers came while it was closed, until it is opened', async () => {
    const answer = { id: 'r', text: 'Which day suits you?', quickReplies: [] };
    const proxy = () => new Response(`event: message\ndata: ${JSON.stringify(answer)}\n\nevent: done\ndata: {}\n\n`);
    const { button, panel } = await openedPanel({ proxy });
    document.querySelector<HTMLElement>('.w-tiles button')?.click();
    panel.close();
    await settled();
    expect([button.ariaLabel, button.textContent]).toEqual(['Open chat with Demo Heating, 1 new message', '💬1']);
    button.click();
    expect([button.ariaLabel, button.textContent]).toEqual(['Close chat with Demo Heating', '💬']);
  });
});
