import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { adminSession } from '../../../shared/session/sessions';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { serve } from '../../../testing/server';
import { aireValley, calls, dashboard, listed } from '../testing/installers';

const trouble = 'We had trouble saving the installer details. Please try again or contact support if this continues.';
const saved = { body: { installer: aireValley } };
const refusal = (status: number, message: string) => ({ status, body: { message, code: 'conflict', requestId: 'r' } });

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const write = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

const edit = async () => {
  const site = openSite('/admin/dashboard/aire-valley/edit');
  await dialog('Aire Valley Heating');
  return site;
};

beforeEach(() => {
  freshBrowser();
  adminSession.save({ token: 'a1', email: 'ops@pilotlight.example' }, true);
});

describe('a new installer', () => {
  it('is created with the slug its name proposes, and its websites one per line', async () => {
    const fresh = { ...aireValley, slug: 'oneill-and-sohne-eire' };
    const received = serve({
      ...dashboard,
      [calls.save]: saved,
      [calls.one(fresh.slug)]: listed([fresh]),
    });
    const { where } = openSite('/admin/dashboard/new');
    await write('Business name', "O'Neill & Söhne, Éire");
    await waitFor(() => expect(valueOf('Slug')).toBe('oneill-and-sohne-eire'));
    await write('Allowed domains', ' https://oneill.example/contact \n\nhttps://www.oneill.example');
    press('Create Installer');
    expect(await screen.findByText('Installer created')).toBeTruthy();
    await waitFor(() => expect(where()).toBe('/admin/dashboard/oneill-and-sohne-eire/edit'));
    const next = within(await screen.findByRole('region', { name: 'Next steps' }));
    expect(next.getByRole('link', { name: '1 Embed Code' }).getAttribute('href')).toContain('/embed');
    fireEvent.click(next.getByRole('button', { name: '2 Training' }));
    expect(screen.getByRole('tab', { name: 'Training' }).getAttribute('aria-selected')).toBe('true');
    const body: unknown = JSON.parse(received.find(({ call }) => call === calls.save)?.body ?? '');
    expect(body).toMatchObject({
      slug: 'oneill-and-sohne-eire',
      allowedDomains: ['https://oneill.example', 'https://www.oneill.example'],
      branding: { primaryColour: '#00AEEF', accentColour: '#0077B6', icon: '💬', position: 'bottom-right' },
    });
    expect(body).not.toHaveProperty('id');
  });

  it('takes a domain as it is mostly typed, and shows the address that it stands for once the field is left', async () => {
    const received = serve({ ...dashboard, [calls.save]: saved });
    openSite('/admin/dashboard/new');
    await write('Business name', 'Menai Heat');
    await write('Allowed domains', 'www.menai.example\nhttp://old.menai.example\nmenai.example:8080');
    fireEvent.blur(screen.getByLabelText('Allowed domains'));
    const whole = 'https://www.menai.example\nhttp://old.menai.example\nhttps://menai.example:8080';
    expect(valueOf('Allowed domains')).toBe(whole);
    expect(screen.queryByText(/Invalid URL/)).toBeNull();
    await write('Allowed domains', 'menai.example');
    press('Create Installer');
    await waitFor(() => expect(received.some(({ call }) => call === calls.save)).toBe(true));
    const body: unknown = JSON.parse(received.find(({ call }) => call === calls.save)?.body ?? '');
    expect(body).toMatchObject({ allowedDomains: ['https://menai.example'] });
  });

  it('keeps a slug that was written by hand', async () => {
    serve(dashboard);
    openSite('/admin/dashboard/new');
    await write('Business name', 'Menai Heat');
    await write('Slug', 'menai');
    await write('Business name', 'Menai Heat Pumps');
    expect(valueOf('Slug')).toBe('menai');
  });

  it.each([
    ['Slug', 'Menai Heat', 'Slug must be lowercase alphanumeric with hyphens'],
    ['Allowed domains', 'https://a.example\nour website', 'Invalid URL: our website'],
    ['Allowed domains', 'javascript:alert(1)', 'Invalid URL: javascript:alert(1)'],
    ['Password', 'kettle', 'Password must be at least 8 characters'],
    ['Login email', 'dawn', 'Invalid email address'],
    ['Email for alerts', 'leads@', 'Invalid email address'],
  ])('%s "%s" is refused with the words of the rule', async (label, value, words) => {
    const received = serve(dashboard);
    openSite('/admin/dashboard/new');
    await write(label, value);
    press('Create Installer');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(await screen.findByText('Business name is required')).toBeTruthy();
    expect(received.some(({ call }) => call === calls.save)).toBe(false);
  });

  it.each([
    ['Slug', 'This slug is already taken'],
    ['Login email', 'This login email is already used by another installer'],
  ])('that another one stands in the way of says so at %s', async (label, message) => {
    serve({ ...dashboard, [calls.save]: refusal(409, message) });
    openSite('/admin/dashboard/new');
    await write('Business name', 'Menai Heat Pumps');
    fireEvent.click(screen.getByRole('tab', { name: 'Branding' }));
    press('Create Installer');
    const words = await screen.findByText(message);
    expect(screen.getByLabelText(label).getAttribute('aria-describedby')).toBe(words.id);
    expect(screen.queryByText("Couldn't save installer")).toBeNull();
  });

  it('that the server fails to save is told in a toast and stays as it was typed', async () => {
    serve({ ...dashboard, [calls.save]: refusal(500, 'Something went wrong on our end.') });
    openSite('/admin/dashboard/new');
    await write('Business name', 'Menai Heat Pumps');
    press('Create Installer');
    const toast = (await screen.findByText("Couldn't save installer")).parentElement;
    expect(toast?.textContent).toContain(trouble);
    expect(valueOf('Business name')).toBe('Menai Heat Pumps');
  });

  it('marks what has to be filled in, for the eye and for a screen reader', async () => {
    serve(dashboard);
    openSite('/admin/dashboard/new');
    const basics = within(await screen.findByRole('tabpanel', { name: 'Basic Info' }));
    const required = basics.getAllByRole<HTMLInputElement>('textbox').filter((field) => field.required);
    expect(required.map(({ name }) => name)).toEqual(['name', 'slug', 'retentionDays']);
    expect(basics.getAllByText('*').map((star) => star.parentElement?.textContent)).toEqual([
      'Business name *',
      'Slug *',
      'Days to keep conversations *',
    ]);
  });

  it('is led on from its basics to its branding, once nothing is wrong with them', async () => {
    serve(dashboard);
    openSite('/admin/dashboard/new');
    await screen.findByLabelText('Business name');
    press('Next: Branding');
    expect(await screen.findByText('Business name is required')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Business name'));
    await write('Business name', 'Menai Heat');
    press('Next: Branding');
    const branding = await screen.findByRole('tabpanel', { name: 'Branding' });
    expect(document.activeElement).toBe(branding);
    expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull();
  });

  it('has no settings yet', async () => {
    serve(dashboard);
    openSite('/admin/dashboard/new');
    fireEvent.click(await screen.findByRole('tab', { name: 'Settings' }));
    expect(screen.getByText('Settings are only available for existing installers.')).toBeTruthy();
  });
});

describe('an installer that is edited', () => {
  it('is saved as the one it is, at the revision it was read at', async () => {
    const received = serve({ ...dashboard, [calls.save]: saved });
    await edit();
    expect(screen.getByLabelText('Slug').hasAttribute('disabled')).toBe(true);
    fireEvent.click(screen.getByRole('tab', { name: 'Branding' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Flame' }));
    await write('Greeting message', 'Cold?');
    expect(screen.getByText('5 of 100')).toBeTruthy();
    expect(screen.getByText('2 changes not saved: greeting, icon')).toBeTruthy();
    press('Save Changes');
    expect(await screen.findByText('Installer updated')).toBeTruthy();
    expect(JSON.parse(received.find(({ call }) => call === calls.save)?.body ?? '')).toMatchObject({
      id: aireValley.id,
      revision: 7,
      slug: 'aire-valley',
      installerPassword: '',
      branding: { icon: '🔥', greetingMessage: 'Cold?', primaryColour: '#14532D' },
    });
  });

  it('is not left with unsaved changes before that is confirmed', async () => {
    serve(dashboard);
    const { where } = await edit();
    await write('Contact name', 'Callum');
    press('Cancel');
    const question = await dialog('Leave without saving?');
    expect(question.getByText('What you changed would be lost: contact name.')).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
    expect(valueOf('Contact name')).toBe('Callum');
    press('Close');
    fireEvent.click((await dialog('Leave without saving?')).getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(where()).toBe('/admin/dashboard'));
  });

  it('is left without a question when nothing was changed', async () => {
    serve(dashboard);
    const { where } = await edit();
    press('Cancel');
    await waitFor(() => expect(where()).toBe('/admin/dashboard'));
  });

  it('that somebody else changed meanwhile is not overwritten', async () => {
    const words = 'Somebody else changed this installer meanwhile. Please reload to see the changes.';
    serve({ ...dashboard, [calls.save]: refusal(409, words) });
    await edit();
    await write('Contact name', 'Callum');
    press('Save Changes');
    expect((await screen.findByText("Couldn't save installer")).parentElement?.textContent).toContain(words);
  });

  it('tells which text its colours carry, and what is no colour', async () => {
    serve(dashboard);
    await edit();
    fireEvent.click(screen.getByRole('tab', { name: 'Branding' }));
    expect(screen.getAllByText('Readable (white text)')).toHaveLength(2);
    await write('Accent colour', '#E0A526');
    expect(screen.getByText('Readable (dark text)')).toBeTruthy();
    await write('Accent colour', 'gold');
    press('Save Changes');
    expect(await screen.findByText('Please enter a colour as #RRGGBB')).toBeTruthy();
  });

  it.each([
    [null, 0],
    ['In 1 hour', 1],
    ['In 24 hours', 24],
  ])('gets another key when that is confirmed, the old one ending %s', async (grace, graceHours) => {
    let rotated = false;
    const received = serve({
      ...dashboard,
      [calls.one('aire-valley')]: () =>
        listed([rotated ? { ...aireValley, apiKey: 'pk_new', revision: 8 } : aireValley]),
      'POST /api/installers/aire-valley/rotate-key': () => {
        rotated = true;
        return { body: { apiKey: 'pk_new' } };
      },
    });
    await edit();
    fireEvent.click(screen.getByRole('tab', { name: 'Settings' }));
    expect(screen.getByText('pk_aire')).toBeTruthy();
    press('Rotate key');
    const question = await dialog('Rotate the API key of Aire Valley Heating?');
    if (grace !== null) fireEvent.click(question.getByRole('button', { name: grace }));
    fireEvent.click(question.getByRole('button', { name: 'Rotate key' }));
    expect(await screen.findByText('API key rotated')).toBeTruthy();
    const rotation = received.find(({ call }) => call === 'POST /api/installers/aire-valley/rotate-key');
    expect(rotation?.body).toBe(JSON.stringify({ graceHours }));
    expect(await screen.findByText('pk_new')).toBeTruthy();
  });
});

describe('the embed code', () => {
  it('carries slug and key, and warns where the chatbot would stay closed', async () => {
    serve({ ...dashboard, [calls.one('aire-valley')]: listed([{ ...aireValley, allowedDomains: [] }]) });
    openSite('/admin/dashboard/aire-valley/embed');
    const embed = await dialog('Embed Code, Aire Valley Heating');
    expect(embed.getByLabelText('Embed code').textContent).toBe(
      '<script async src="http://localhost/widget/pilotlight.js" data-installer="aire-valley" data-key="pk_aire"></script>',
    );
    expect(embed.getByText(/No allowed domains yet, so the chatbot stays closed\./)).toBeTruthy();
  });

  it('goes to the web person by email, and tells on which website it was found', async () => {
    const found = { website: 'https://aire.example', outcome: 'found', problem: null, sendsTo: null };
    serve({
      ...dashboard,
      'POST /api/installers/aire-valley/website-check': {
        body: { websites: [{ ...found, at: '2026-11-19T12:58:00Z' }] },
      },
    });
    openSite('/admin/dashboard/aire-valley/embed');
    const embed = await dialog('Embed Code, Aire Valley Heating');
    expect(embed.getByRole('link', { name: 'Email to my web person' }).getAttribute('href')).toContain('pk_aire');
    fireEvent.click(embed.getByRole('button', { name: 'Check now' }));
    expect((await embed.findByRole('listitem')).textContent).toBe('aire.exampleFoundchecked 12:58');
  });

  it.each([
    ['aire', 'aire'],
    ['Aire%20Valley', 'Aire Valley'],
  ])('of an installer that is not there is none: %s', async (address, slug) => {
    serve({ ...dashboard, [calls.one('aire')]: listed([]) });
    openSite(`/admin/dashboard/${address}/embed`);
    expect(await screen.findByText(`There is no active installer "${slug}"`)).toBeTruthy();
  });
});
