import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Branding } from '@pilotlight/contracts/values/branding';
import { aireValleyHeating } from '../../../../testing/aire-valley';
import { freshBrowser } from '../../../../testing/fresh-browser';
import { openSite } from '../../../../testing/open-site';
import type { serve } from '../../../../testing/server';
import { calls, serveAccount } from '../../testing/account';

const patch = 'PATCH /api/installer/settings';
const at = '/installer/dashboard/settings/branding';
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label, { exact: true });
const type = async (label: string, value: string) => fireEvent.change(await field(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Settings' }));

/** The account's branding as the server keeps it: another tab may change it. */
const server = (more: Parameters<typeof serve>[0] = {}) => {
  let branding = aireValleyHeating.branding;
  const answer = () => ({ body: { installer: { ...aireValleyHeating, branding } } });
  const change = (changes: Partial<Branding>) => {
    branding = { ...branding, ...changes };
    return answer();
  };
  const received = serveAccount([], {
    [calls.me]: answer,
    [patch]: ({ body }) => change(JSON.parse(body ?? '').branding),
    ...more,
  });
  const sent = () => received.filter(({ call }) => call === patch).map(({ body }) => JSON.parse(body ?? ''));
  return { change, sent };
};

beforeEach(freshBrowser);

describe("the installer's branding", () => {
  it('is saved by what was changed, and says so', async () => {
    const { sent } = server();
    openSite(at);
    await type('Primary colour', '#14532d');
    expect(screen.getAllByText('Readable (white text)')).toHaveLength(2);
    await type('Greeting message', 'Cold radiators?');
    expect(screen.getByText('15 of 100')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Bottom left' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Flame' }));
    expect(screen.getByText('Primary colour, greeting, position and 1 more changed, not saved yet')).toBeTruthy();
    save();
    expect(await screen.findByText('Branding updated')).toBeTruthy();
    expect(sent()).toEqual([
      {
        branding: {
          position: 'bottom-left',
          icon: '🔥',
          primaryColour: '#14532D',
          greetingMessage: 'Cold radiators?',
        },
      },
    ]);
    expect((await field('Primary colour')).value).toBe('#14532D');
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
  });

  it('has 27 icons in six categories, one of which is chosen', async () => {
    server();
    openSite(at);
    const icons = within(await screen.findByRole('radiogroup', { name: 'Icon' }));
    expect(icons.getAllByRole('radio')).toHaveLength(27);
    expect(icons.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Classic',
      'People',
      'Robots',
      'Symbols',
      'Contact',
      'Heating',
    ]);
    expect(icons.getByRole('radio', { checked: true }).getAttribute('aria-label')).toBe('Speech bubble');
  });

  it('that could not be saved says so, and keeps what was typed', async () => {
    server({ [patch]: { status: 503, body: 'down' } });
    openSite(at);
    await type('Greeting message', 'Cold radiators?');
    save();
    expect(await screen.findByText("Couldn't save your branding")).toBeTruthy();
    expect((await field('Greeting message')).value).toBe('Cold radiators?');
    expect(screen.getByText('Greeting changed, not saved yet')).toBeTruthy();
  });

  it('is not saved with what is no colour', async () => {
    const { sent } = server();
    openSite(at);
    await type('Accent colour', 'gold');
    save();
    expect(await screen.findByText('Please enter a colour as #RRGGBB')).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('writes over what somebody else changed only once that has been told', async () => {
    const { change, sent } = server();
    openSite(at);
    await type('Greeting message', 'Mine');
    change({ greetingMessage: 'Theirs' });
    save();
    const told = await screen.findByText(/Somebody else changed the greeting meanwhile\./);
    expect([told.textContent?.includes('Save again to use yours'), sent()]).toEqual([true, []]);
    save();
    expect(await screen.findByText('Branding updated')).toBeTruthy();
    expect(sent()).toEqual([{ branding: { greetingMessage: 'Mine' } }]);
    expect(screen.queryByText(/Somebody else changed/)).toBeNull();
  });

  it('leaves what somebody else changed beside it, and tells it', async () => {
    const { change, sent } = server();
    openSite(at);
    await type('Greeting message', 'Mine');
    change({ icon: '🔧', position: 'bottom-left' });
    save();
    expect(await screen.findByText('Changed elsewhere meanwhile: position and icon.')).toBeTruthy();
    expect(sent()).toEqual([{ branding: { greetingMessage: 'Mine' } }]);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Spanner' }).checked).toBe(true);
  });

  it('goes back to what is kept when the changes are discarded, and asks before they are left', async () => {
    server();
    const { where } = openSite(at);
    await type('Greeting message', 'Mine');
    fireEvent.click(screen.getByRole('link', { name: 'Embed code' }));
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    expect(question.getByText('What you changed would be lost: greeting.')).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect((await field('Greeting message')).value).toBe('Hi! Need help with your boiler?');
    fireEvent.click(screen.getByRole('link', { name: 'Embed code' }));
    await waitFor(() => expect(where()).toBe('/installer/dashboard/settings/embed-code'));
  });
});
