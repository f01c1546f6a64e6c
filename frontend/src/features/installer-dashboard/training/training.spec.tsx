import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { emptyTraining } from '@pilotlight/contracts/values/training';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { serveAccount } from '../testing/account';

const call = 'GET /api/installer/training';
const changes = 'GET /api/installer/training/changes';
const asking = 'POST /api/installer/training/changes';
const waiting = {
  id: '7f4fc0a9-9b0e-4b7f-8d0e-6a3c7d2f1e10',
  text: 'We close at 4 on Fridays',
  askedAt: '2026-11-20T10:00:00Z',
  doneAt: null,
};
const done = {
  ...waiting,
  id: '0d6f3c1a-7b2e-4c8d-8f00-1e2d3c4b5a69',
  text: 'We do heat pumps',
  doneAt: '2026-11-21T10:00:00Z',
};
const asked = (...all: object[]) => ({ body: { changes: all } });
const published = (number: number) => ({
  body: {
    published: {
      number,
      at: number > 0 ? '2026-11-04T09:00:00Z' : null,
      training: {
        ...emptyTraining,
        businessInfo: { ...emptyTraining.businessInfo, openingHours: 'Mon to Fri 8 to 6' },
        prices: [
          { what: 'Boiler service', from: 8_900 },
          { what: 'Boiler repair', from: 8_500, kind: 'hourly', includes: 'VAT' },
        ],
        facts: { brands: ['Vaillant', 'Ideal'], gasSafeNumber: '204817' },
        pairs: [{ question: 'Do you take cards?', answer: 'Yes, all.' }],
      },
    },
  },
});

const wordsOf = (name: string): string | undefined => screen.getByText(name).nextElementSibling?.textContent;

beforeEach(freshBrowser);

describe("the installer's training", () => {
  it('shows what is published, and nothing to change it with', async () => {
    serveAccount([], { [call]: published(7), [changes]: asked() });
    openSite('/installer/dashboard/training');
    expect(await screen.findByText('Mon to Fri 8 to 6')).toBeTruthy();
    expect(wordsOf('Prices')).toBe('Boiler service from £89.00\nBoiler repair £85.00 an hour, includes VAT');
    expect(wordsOf('Brands')).toBe('Vaillant\nIdeal');
    expect(wordsOf('Gas Safe number')).toBe('204817');
    expect(wordsOf('Questions and answers')).toBe('Do you take cards?\nYes, all.');
    expect(wordsOf('Not told yet')).toMatch(/^services not offered, guarantees, .*email and phone$/);
    expect(screen.getByText('Live since 4 Nov 2026')).toBeTruthy();
    expect(screen.getByText(/coming soon.*contact your admin/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /save|publish/i })).toBeNull();
  });

  it('says so where nothing is', async () => {
    serveAccount([], { [call]: published(0), [changes]: asked() });
    openSite('/installer/dashboard/training');
    expect(await screen.findByText('Nothing is published yet')).toBeTruthy();
  });

  it('is asked to be changed, and shows what became of what was asked', async () => {
    let shown: object[] = [done];
    const received = serveAccount([], {
      [call]: published(7),
      [changes]: () => asked(...shown),
      [asking]: () => asked(...(shown = [waiting, done])),
    });
    openSite('/installer/dashboard/training');
    expect((await screen.findByText('We do heat pumps')).closest('li')?.textContent).toBe(
      'We do heat pumpsAsked 20 Nov 2026, done 21 Nov 2026Done',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Ask for a change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a change' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Send to admin' }));
    expect(await dialog.findByText('Please say what should change')).toBeTruthy();
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: ` ${waiting.text} ` } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send to admin' }));
    expect(await screen.findByText('Sent to your admin')).toBeTruthy();
    const sent = received.filter((each) => each.call === asking).map(({ body }): unknown => JSON.parse(body ?? ''));
    expect(sent).toEqual([{ id: expect.any(String), text: waiting.text }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await screen.findByText('Waiting')).closest('li')?.textContent).toContain(waiting.text);
  });

  it('keeps what was typed where the request does not arrive, and says why', async () => {
    const message = '10 requests are waiting already. Your admin works through those first.';
    serveAccount([], {
      [call]: published(7),
      [changes]: asked(),
      [asking]: { status: 409, body: { message, code: 'conflict', requestId: 'r' } },
    });
    openSite('/installer/dashboard/training');
    fireEvent.click(await screen.findByRole('button', { name: 'Ask for a change' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: waiting.text } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send to admin' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe(waiting.text);
  });
});
