import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openSite } from '../../../../testing/open-site';
import { serve } from '../../../../testing/server';
import { asAdmin, served } from '../testing/templates';
import { delivered, logAsked, logOf, lost } from './testing/messages';

const path = '/admin/notifications/log';
const both = { [logAsked()]: logOf([lost, delivered]) };
const rowOf = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('tr') ?? document.body);
const filters = () => within(screen.getByRole('group', { name: 'Status' }));
const filterNames = () =>
  filters()
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

beforeEach(asAdmin);

describe('the delivery log', () => {
  it('is reached from the templates, and leads back to them', async () => {
    serve({ ...served, ...both });
    const { where } = openSite('/admin/notifications');
    fireEvent.click((await screen.findAllByRole('link', { name: 'Delivery log' }))[0] ?? document.body);
    expect(await screen.findByRole('heading', { level: 1, name: 'Delivery log' })).toBeTruthy();
    expect(where()).toBe(path);
    fireEvent.click(screen.getByRole('link', { name: 'Templates' }));
    expect(await screen.findByRole('navigation', { name: 'Templates' })).toBeTruthy();
  });

  it('says when, what, by which channel, to whom, for which installer, and what became of it', async () => {
    serve(both);
    openSite(path);
    const row = await rowOf('Emergency detected');
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '19 Nov 2026 07:12',
      'Emergency detected',
      'SMS07700 900142',
      'Aire Valley Heating',
      'Unknown',
      'The provider did not answer in time',
    ]);
    const other = await rowOf('Lead submitted');
    expect(other.getByText('dawn@aire.example')).toBeTruthy();
    expect(other.getByText('2 in one')).toBeTruthy();
  });

  it('offers the statuses that any message has, with their counts', async () => {
    serve(both);
    openSite(path);
    await rowOf('Emergency detected');
    expect(filterNames()).toEqual(['All 1,205', 'Delivered 1,204', 'Unknown 1']);
  });

  it('shows what its address asks for, and keeps what is chosen in it', async () => {
    const received = serve({
      [logAsked('search=dawn&status=delivered&channel=email&page=2&pageSize=25')]: logOf([delivered]),
      [logAsked('search=dawn&status=unknown&channel=email&page=1&pageSize=25')]: logOf([]),
      [logAsked('search=dawn&status=unknown&page=1&pageSize=25')]: logOf([lost]),
    });
    openSite(`${path}?search=dawn&status=delivered&channel=email&page=2`);
    await rowOf('Lead submitted');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('dawn');
    fireEvent.click(filters().getByRole('button', { name: 'Unknown 1' }));
    expect(await screen.findByText('No messages match your filters')).toBeTruthy();
    fireEvent.click(within(screen.getByRole('group', { name: 'Channel' })).getByRole('button', { name: 'All' }));
    await rowOf('Emergency detected');
    expect(filters().getByRole('button', { name: 'Unknown 1' }).getAttribute('aria-pressed')).toBe('true');
    expect(received).toHaveLength(3);
  });

  it('searches on the server once the typing has settled', async () => {
    const received = serve({ ...both, [logAsked('search=tomasz&page=1&pageSize=25')]: logOf([lost], { unknown: 1 }) });
    openSite(path);
    await rowOf('Lead submitted');
    const field = screen.getByRole('searchbox', { name: 'Address, name or words' });
    ['t', 'tom', 'tomasz'].forEach((value) => fireEvent.change(field, { target: { value } }));
    await waitFor(() => expect(screen.queryByText('Lead submitted')).toBeNull());
    expect(received.map(({ call }) => call)).toEqual([logAsked(), logAsked('search=tomasz&page=1&pageSize=25')]);
  });

  it('says so where nothing was sent yet', async () => {
    serve({ [logAsked()]: logOf([], {}) });
    openSite(path);
    expect(await screen.findByText('Nothing was sent yet')).toBeTruthy();
  });

  it('says so where it can not be had, and tries again', async () => {
    serve({});
    openSite(path);
    expect(await screen.findByText('Failed to fetch the delivery log')).toBeTruthy();
    serve(both);
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await rowOf('Emergency detected');
  });
});
