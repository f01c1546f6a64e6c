import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { freshBrowser } from '../../../../testing/fresh-browser';
import { openSite } from '../../../../testing/open-site';
import { conversation, entry, serveAccount, sessionId } from '../../testing/account';

const at = `/installer/dashboard/transcripts/${sessionId(1)}`;
const replies = `POST /api/installer/conversations/${sessionId(1)}/reply`;
const ids = [sessionId(101), sessionId(102), sessionId(103), sessionId(104)];

type Upload = { readonly address: string; readonly name: string; aborted: boolean; readonly request: FakeRequest };
const uploads: Upload[] = [];

/** The browser's own way to send a file, held until the test answers. */
class FakeRequest extends EventTarget {
  status = 0;
  statusText = '';
  responseText = '';
  readonly upload = new EventTarget();
  #address = '';
  open(method: string, address: string): void {
    this.#address = `${method} ${address}`;
  }
  setRequestHeader(): void {}
  abort(): void {
    for (const each of uploads) if (each.request === this) each.aborted = true;
    this.dispatchEvent(new Event('abort'));
  }
  send(form: FormData): void {
    const file = form.get('photo');
    uploads.push({
      address: this.#address,
      name: file instanceof File ? file.name : '',
      aborted: false,
      request: this,
    });
  }
}

const file = (name: string, type = 'image/jpeg') => new File(['a photo'], name, { type });
const choose = (...files: readonly File[]) =>
  fireEvent.change(screen.getByTestId('reply-photos'), { target: { files } });
const answer = async (index: number, status: number, body: object) => {
  await waitFor(() => expect(uploads.length).toBeGreaterThan(index));
  await act(async () => {
    const { request } = uploads[index] ?? {};
    if (!request) return;
    Object.assign(request, { status, responseText: JSON.stringify(body) });
    request.dispatchEvent(new Event('load'));
  });
};
const arrives = (index: number) =>
  answer(index, 200, { files: [{ id: ids[index], width: 640, height: 480, bytes: 1000 }] });
const told = () => screen.findByRole('status', { name: 'Photos' });
const tiles = () => screen.queryAllByRole('button', { name: /^Remove photo/ });
const open = async (status = 200) => {
  const body = status === 200 ? { success: true, message: 'Sent' } : { message: 'Please slow down', code: 'too-many' };
  const received = serveAccount([conversation(1, { takenOver: true, events: [entry('user', 'Which valve?')] })], {
    [replies]: { status, body },
  });
  openSite(at);
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' });
  const sent = () => received.filter(({ call }) => call === replies).map((each) => JSON.parse(each.body ?? ''));
  return { field, sent, button: () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }) };
};

describe('an installer who sends photos with a reply', () => {
  beforeEach(() => {
    freshBrowser();
    uploads.length = 0;
    Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  });

  it('sees how far each is, and sends once all are there', async () => {
    const { field, sent, button } = await open();
    choose(file('valve.jpg'), file('pump.heic', ''));
    fireEvent.change(field, { target: { value: 'It is this valve' } });
    expect((await told()).textContent).toBe('Sending photo 1 of 2');
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect(uploads[0]).toMatchObject({ address: expect.stringMatching(/^POST .*\/files$/), name: 'valve.jpg' });
    const told40 = new ProgressEvent('progress', { loaded: 40, total: 100 });
    act(() => void uploads[0]?.request.upload.dispatchEvent(told40));
    expect(screen.getByRole('progressbar', { name: 'Photo 1' }).getAttribute('aria-valuenow')).toBe('40');
    expect(button().disabled).toBe(true);
    await arrives(0);
    expect((await told()).textContent).toBe('Sending photo 2 of 2');
    await arrives(1);
    expect((await told()).textContent).toBe('2 photos ready to send');
    fireEvent.click(button());
    await waitFor(() => expect(tiles()).toEqual([]));
    expect(sent()).toMatchObject([{ text: 'It is this valve', photoIds: ids.slice(0, 2) }]);
    expect(field.value).toBe('');
  });

  it('needs no words', async () => {
    const { sent, button } = await open();
    choose(file('valve.jpg'));
    await arrives(0);
    fireEvent.click(button());
    await waitFor(() => expect(sent()).toMatchObject([{ text: 'Here’s a photo', photoIds: [ids[0]] }]));
  });

  it('reads in words why one isn’t taken, takes it out or tries it again', async () => {
    const { button } = await open();
    choose(file('valve.jpg'), file('letter.pdf', 'application/pdf'));
    expect((await told()).textContent).toBe('Please send a JPEG, PNG, WebP or HEIC photo');
    await answer(0, 400, { message: "This photo can't be read. Please take or save it again.", code: 'invalid' });
    fireEvent.click(screen.getByRole('button', { name: 'Try photo 1 again' }));
    await answer(1, 503, {});
    fireEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    expect(tiles()).toEqual([]);
    choose(...['a', 'b', 'c', 'd', 'e'].map((name) => file(`${name}.jpg`)));
    expect((await told()).textContent).toBe('Up to 4 photos go with a message');
    expect(tiles()).toHaveLength(4);
    expect(button().disabled).toBe(true);
  });

  it('stops one that is taken out on its way, and goes on with the next', async () => {
    await open();
    choose(file('valve.jpg'), file('pump.jpg'));
    await waitFor(() => expect(uploads).toHaveLength(1));
    fireEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    await waitFor(() =>
      expect(uploads.map(({ name, aborted }) => [name, aborted])).toEqual([
        ['valve.jpg', true],
        ['pump.jpg', false],
      ]),
    );
    expect(within(screen.getByRole('list', { name: 'Photos to send' })).getAllByRole('listitem')).toHaveLength(1);
  });

  it('keeps them where the reply fails, and sends the same reply again', async () => {
    const { field, sent, button } = await open(429);
    choose(file('valve.jpg'));
    await arrives(0);
    fireEvent.change(field, { target: { value: 'Look' } });
    for (const times of [1, 2]) {
      await waitFor(() => expect(button().disabled).toBe(false));
      fireEvent.click(button());
      await waitFor(() => expect(sent()).toHaveLength(times));
    }
    expect(tiles()).toHaveLength(1);
    expect(new Set(sent().map(({ messageId }) => messageId)).size).toBe(1);
  });
});
