import { fireEvent, screen, waitFor } from '@testing-library/react';
import { priyasLead } from '../../../testing/lead-view';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { conversation, entry, page, serveAccount, sessionId } from '../testing/account';

const at = `/installer/dashboard/transcripts/${sessionId(1)}`;
const about = `/api/installer/conversations/${sessionId(1)}`;
const priya = conversation(1, {
  events: [entry('user', 'no hot water'), entry('person', 'On my way', { name: 'Dawn, Aire Valley' })],
  lead: { first_name: 'Priya', phone: '+447700900142' },
});

const openMenu = async (more: Parameters<typeof serveAccount>[1] = {}) => {
  serveAccount([priya], { [`GET ${about}/lead`]: { body: priyasLead }, ...more });
  const site = openSite(at);
  fireEvent.click(await screen.findByRole('tab', { name: 'Lead' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Export' }));
  return site;
};

describe('a conversation to keep', () => {
  beforeEach(freshBrowser);

  it('is a spreadsheet, which is told once it is saved', async () => {
    const names: string[] = [];
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function named(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await openMenu({ [`GET ${about}/transcript.csv`]: { body: 'Date,Time' } });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Spreadsheet (CSV)' }));
    await waitFor(() => expect(names).toEqual(['conversation-00000000.csv']));
    expect(await screen.findByText('Exported')).toBeTruthy();
  });

  it('says why it could not be saved', async () => {
    await openMenu({ [`GET ${about}/transcript.csv`]: { status: 503 } });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Spreadsheet (CSV)' }));
    expect(await screen.findByText('Not exported')).toBeTruthy();
  });

  it('is a page of its own to print or save as a PDF, with who said what', async () => {
    const { where } = await openMenu({
      [`GET /api/installer/conversations?sessionId=${sessionId(1)}`]: page([priya]),
    });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Transcript (print or PDF)' }));
    await waitFor(() => expect(where()).toBe(`/installer/conversations/${sessionId(1)}/transcript`));
    expect(await screen.findByRole('heading', { name: 'Priya' })).toBeTruthy();
    expect(await screen.findByText(/^07700 900142 · /)).toBeTruthy();
    const said = screen.getByRole('list', { name: 'Messages' }).textContent ?? '';
    expect(said).toMatch(/no hot water.*On my way.*Dawn, Aire Valley/);
    const print = jest.fn();
    window.print = print;
    fireEvent.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
    await waitFor(() => expect(print).toHaveBeenCalled());
  });
});
