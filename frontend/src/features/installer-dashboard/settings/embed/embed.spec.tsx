import { fireEvent, screen, within } from '@testing-library/react';
import type { WebsiteCheck } from '@pilotlight/contracts/http/website-check';
import { aireValleyHeating } from '../../../../testing/aire-valley';
import { freshBrowser } from '../../../../testing/fresh-browser';
import { openSite } from '../../../../testing/open-site';
import { calls, serveAccount } from '../../testing/account';

const check = 'POST /api/installer/website-check';
const at = '/installer/dashboard/settings/embed-code';
const site = 'https://aire.example';
const snippet =
  '<script async src="http://localhost/widget/pilotlight.js" data-installer="aire-valley" data-key="pk_aire"></script>';
const checked = (more: Partial<WebsiteCheck> = {}): WebsiteCheck => ({
  website: site,
  outcome: 'found',
  problem: null,
  sendsTo: null,
  at: '2026-11-19T12:58:00Z',
  ...more,
});
const me = (more: object) => ({ body: { installer: { ...aireValleyHeating, ...more } } });
const live = async () => within(await screen.findByRole('region', { name: 'Is it live?' }));

beforeEach(freshBrowser);

describe("the installer's embed code", () => {
  it('is copied, and says so on the button and in a toast', async () => {
    const copied: string[] = [];
    Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } });
    serveAccount([]);
    openSite(at);
    fireEvent.click(await screen.findByRole('button', { name: 'Copy code' }));
    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeTruthy();
    expect(within(await screen.findByRole('status')).getByText('Copied!')).toBeTruthy();
    expect([copied, screen.getByLabelText('Embed code', { selector: 'pre' }).textContent]).toEqual([
      [snippet],
      snippet,
    ]);
  });

  it('can stand in the page, be left out of pages, or be one fixed version', async () => {
    const [version, integrity] = ['0123456789abcdef', 'sha384-abc'];
    serveAccount([], { 'GET /widget/version.json': { body: { version, integrity } } });
    openSite(at);
    const more = await screen.findByText('More options');
    Object.assign(more.closest('details') ?? {}, { open: true });
    const pinned = await screen.findByLabelText('Fixed version');
    expect(pinned.textContent).toBe(
      snippet.replace(
        '/widget/pilotlight.js"',
        `/widget/v/${version}/pilotlight.js" integrity="${integrity}" crossorigin="anonymous"`,
      ),
    );
    expect(screen.getByLabelText('Chat in the page').textContent).toContain('data-pilotlight-inline');
    expect(screen.getByLabelText('Page without the chat').textContent).toContain('data-pilotlight-off');
  });

  it('says so where the fixed version couldn’t be loaded', async () => {
    serveAccount([]);
    openSite(at);
    const more = await screen.findByText('More options');
    Object.assign(more.closest('details') ?? {}, { open: true });
    expect(await screen.findByText(/The version couldn’t be loaded/)).toBeTruthy();
    expect(screen.queryByLabelText('Fixed version')).toBeNull();
  });

  it('goes by email to whoever looks after the website', async () => {
    serveAccount([]);
    openSite(at);
    const link = await screen.findByRole('link', { name: 'Email to my web person' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(snippet);
  });

  it.each([
    ['WordPress', 'Paste the code into the Footer box and press Save Changes.'],
    ['Wix', 'Choose All pages, and Body - end as the place.'],
    ['Squarespace', 'Paste the code into the Footer box.'],
    ['Plain HTML', 'Paste the code just before </body>.'],
  ])('comes with steps for %s', async (kind, step) => {
    serveAccount([]);
    openSite(at);
    fireEvent.click(await screen.findByRole('button', { name: kind }));
    expect(screen.getByText(step)).toBeTruthy();
  });
});

describe('whether the chat is live', () => {
  it.each<[string, Partial<WebsiteCheck>, RegExp]>([
    ['Found', {}, /^aire\.example/],
    ['Found with another key', { outcome: 'other-key' }, /Replace the code/],
    ['Not found', { outcome: 'not-found' }, /tag manager/],
    ['Couldn’t be reached', { outcome: 'unreached', problem: 'The page took too long' }, /^The page took too long\.$/],
    ['Found', { sendsTo: 'https://www.aire.example' }, /sent on to www\.aire\.example, which isn’t an allowed website/],
  ])('is told of each website, with the time: %s', async (label, more, words) => {
    serveAccount([], { [check]: { body: { websites: [checked(more)] } } });
    openSite(at);
    fireEvent.click((await live()).getByRole('button', { name: 'Check now' }));
    const row = within(await (await live()).findByRole('listitem'));
    for (const shown of ['aire.example', label, 'checked 12:58', words]) expect(row.getByText(shown)).toBeTruthy();
    expect((await live()).getByRole('button', { name: 'Check again' })).toBeTruthy();
  });

  it('stays known beside the branding', async () => {
    serveAccount([], { [check]: { body: { websites: [checked()] } } });
    openSite(at);
    fireEvent.click((await live()).getByRole('button', { name: 'Check now' }));
    await screen.findByText('checked 12:58');
    fireEvent.click(screen.getByRole('link', { name: 'Branding' }));
    await screen.findByRole('region', { name: 'How your widget looks' });
    const panel = within(screen.getByRole('region', { name: 'Embed code' }));
    expect(panel.getByText('checked 12:58')).toBeTruthy();
    expect(panel.getByRole('button', { name: 'Copy' })).toBeTruthy();
  });

  it('that could not be asked can be asked again', async () => {
    serveAccount([]);
    openSite(at);
    fireEvent.click((await live()).getByRole('button', { name: 'Check now' }));
    expect(await (await live()).findByText("Couldn't check just now. Please try again.")).toBeTruthy();
    expect((await live()).getByRole('button', { name: 'Check now' })).toBeTruthy();
  });

  it('is no question where no website is allowed', async () => {
    serveAccount([], { [calls.me]: me({ allowedDomains: [] }) });
    openSite(at);
    expect((await live()).getByText(/No website is allowed to show your chat yet\./)).toBeTruthy();
    expect((await live()).queryByRole('button')).toBeNull();
  });

  it('says that a suspended chatbot stays closed', async () => {
    const suspended = me({ suspendedAt: '2026-11-01T09:00:00Z', suspendedBy: 'admin' });
    serveAccount([], { [calls.me]: suspended, [check]: { body: { websites: [checked()] } } });
    openSite(at);
    fireEvent.click((await live()).getByRole('button', { name: 'Check now' }));
    expect(await (await live()).findByText(/The chatbot is suspended/)).toBeTruthy();
  });
});
