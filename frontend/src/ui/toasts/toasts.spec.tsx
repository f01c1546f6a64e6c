import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { freshBrowser } from '../../testing/fresh-browser';
import { AppDialog } from '../AppDialog';
import { ToastViewport } from './ToastViewport';
import { toast } from './toasts';

const show = (title: string) => act(() => toast({ title }));
const after = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

const openDialog = async () => {
  const { unmount } = await act(async () =>
    render(
      <AppDialog open title="New Installer" onClose={() => {}}>
        Business name
      </AppDialog>,
    ),
  );
  return unmount;
};

describe('toasts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    freshBrowser();
    render(<ToastViewport />);
  });
  afterEach(() => jest.useRealTimers());

  it('are shown one at a time: the newest stands', () => {
    show('Installer created');
    show('API key rotated');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['API key rotated']);
  });

  it('go after five seconds, each with its own', () => {
    show('Installer created');
    after(4000);
    show('API key rotated');
    after(4999);
    expect(screen.queryByText('API key rotated')).toBeTruthy();
    after(1);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('get the focus by F8', () => {
    show('Installer created');
    fireEvent.keyDown(document, { key: 'F8' });
    expect(document.activeElement?.textContent).toBe('Installer created');
  });

  it('belong to the dialog that is open, where a screen reader hears them and F8 reaches them', async () => {
    show('Login successful');
    const closeDialog = await openDialog();
    const dialog = within(screen.getByRole('dialog'));
    await act(async () => toast({ title: "Couldn't save installer", variant: 'destructive' }));
    expect(dialog.getByRole('alert').textContent).toBe("Couldn't save installer");
    fireEvent.keyDown(document, { key: 'F8' });
    expect(document.activeElement).toBe(dialog.getByRole('alert'));
    await act(async () => closeDialog());
  });

  it('outlive the dialog that they appeared in', async () => {
    const closeDialog = await openDialog();
    await act(async () => toast({ title: 'Installer created' }));
    await act(async () => closeDialog());
    expect(screen.getByRole('status').textContent).toBe('Installer created');
  });

  it.each([
    ['a swipe of 50 px to the right dismisses', 50, 0],
    ['a shorter one does not', 49, 1],
    ['nor one to the left', -80, 1],
  ])('%s', (_, distance, left) => {
    show('Installer created');
    const card = screen.getByRole('status');
    const pointer = (type: string, clientX: number) =>
      fireEvent(card, new MouseEvent(type, { bubbles: true, clientX }));
    pointer('pointerdown', 100);
    pointer('pointermove', 100 + distance);
    pointer('pointerup', 100 + distance);
    expect(screen.queryAllByRole('status')).toHaveLength(left);
  });

  it('can be dismissed by their button', () => {
    show('Installer created');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('status')).toBeNull();
  });
});
