import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { conversation, serveAccount, sessionId } from '../testing/account';

const call = 'GET /api/installer/saved-replies';
const save = 'PUT /api/installer/saved-replies';
const coming = { name: 'On the way', text: "We're on our way." };

const opened = async (saved: unknown, more: Parameters<typeof serveAccount>[1] = {}) => {
  const received = serveAccount([conversation(1)], { [call]: { body: saved }, ...more });
  openSite(`/installer/dashboard/transcripts/${sessionId(1)}`);
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' });
  return { received, field };
};

describe('the saved replies of a firm', () => {
  beforeEach(freshBrowser);

  it('come by a slash at the beginning, and go into the reply to be changed', async () => {
    const { field } = await opened({ replies: [coming], version: 1 });
    fireEvent.change(field, { target: { value: '/' } });
    fireEvent.click(await screen.findByRole('menuitem', { name: /On the way/ }));
    expect(field.value).toBe("We're on our way.");
    fireEvent.change(field, { target: { value: 'Hi /' } });
    expect(field.value).toBe('Hi /');
  });

  it('are written in a form of their own, which says what is missing', async () => {
    const { received } = await opened(
      { replies: [], version: 0 },
      { [save]: { body: { replies: [coming], version: 1 } } },
    );
    fireEvent.click(screen.getByRole('button', { name: 'Saved replies' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Add a saved reply' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Saved replies' }));
    fireEvent.change(dialog.getByRole('textbox', { name: 'Name' }), { target: { value: coming.name } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Please write the reply')).toBeTruthy();
    fireEvent.change(dialog.getByRole('textbox', { name: 'Reply' }), { target: { value: coming.text } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = received.find((each) => each.call === save);
    expect(JSON.parse(sent?.body ?? '')).toEqual({ replies: [coming], version: 0 });
  });
});
