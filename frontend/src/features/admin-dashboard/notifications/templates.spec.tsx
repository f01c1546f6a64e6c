import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openSite } from '../../../testing/open-site';
import { serve } from '../../../testing/server';
import { asAdmin, calls, listing, own, qualified, served, shipped } from './testing/templates';

const path = '/admin/notifications';
const gone = { eventType: 'lead_qualified', name: 'Lead qualified' };
const nav = async () => within(await screen.findByRole('navigation', { name: 'Templates' }));
const write = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(asAdmin);

describe('the list', () => {
  it('is reached from the head, has the templates in groups, and says which channels are on', async () => {
    serve({ ...served, [calls.list]: listing([qualified, shipped('approved'), own]) });
    openSite('/admin/dashboard');
    fireEvent.click(await screen.findByRole('link', { name: 'Notifications' }));
    const list = await nav();
    expect(list.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Leads',
      'Account',
      'Your own',
    ]);
    expect(list.getByRole('link', { name: /^Approved/ }).textContent).toBe(
      'ApprovedapprovedEmail onSMS offWhatsApp off',
    );
    expect(list.getByRole('link', { name: /^Lead qualified/ }).getAttribute('aria-current')).toBe('true');
  });

  it('says so where it can not be had, and tries again', async () => {
    serve({});
    openSite(path);
    expect(await screen.findByText('Failed to fetch notification templates')).toBeTruthy();
    serve(served);
    press('Try Again');
    expect((await nav()).getByRole('link', { name: /^Approved/ })).toBeTruthy();
  });

  it('tells that an address names no template', async () => {
    serve(served);
    openSite(`${path}?template=nothing_such`);
    expect(await screen.findByText('There is no template for "nothing_such"')).toBeTruthy();
  });
});

describe('a new template', () => {
  it('is created with all channels off, and opened', async () => {
    const received = serve({
      ...served,
      [calls.create]: { body: { template: own } },
      'GET /api/admin/notification-templates/invoice_paid/samples': { body: { samples: [], figures: [] } },
    });
    openSite(path);
    fireEvent.click((await screen.findAllByRole('link', { name: 'New Template' }))[0] ?? document.body);
    await write('Event type', 'invoice_paid');
    await write('Name', 'Invoice paid');
    serve({
      ...served,
      [calls.create]: (request) => {
        received.push(request);
        return { body: { template: own } };
      },
      [calls.list]: listing([qualified, own]),
      'GET /api/admin/notification-templates/invoice_paid/samples': { body: { samples: [], figures: [] } },
    });
    press('Create Template');
    expect(await screen.findByRole('heading', { name: 'Invoice paid' })).toBeTruthy();
    expect(received.find(({ call }) => call === calls.create)?.body).toBe(
      JSON.stringify({
        eventType: 'invoice_paid',
        name: 'Invoice paid',
        description: null,
        channels: {
          email: { enabled: false, subject: '', body: '' },
          sms: { enabled: false, body: '' },
          whatsapp: { enabled: false, body: '' },
        },
        variables: [],
      }),
    );
  });

  it.each([
    ['Event type', 'Invoice-Paid', 'Use lowercase letters with underscores, such as lead_submitted'],
    ['Name', ' ', 'Validation error: Event type and name are required'],
    ['Event type', '', 'Validation error: Event type and name are required'],
  ])('is not sent with %s "%s"', async (label, value, words) => {
    const received = serve(served);
    openSite(`${path}/new`);
    await write('Event type', 'invoice_paid');
    await write('Name', 'Invoice paid');
    await write(label, value);
    press('Create Template');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(received.some(({ call }) => call === calls.create)).toBe(false);
  });

  it.each([
    [409, { message: 'This event type has a template already' }, 'This event type has a template already'],
    [400, { error: 'Not like this' }, 'Not like this'],
    [503, '', 'Server error: 503'],
  ])('that the server refuses with %i says why', async (status, body, words) => {
    serve({ ...served, [calls.create]: { status, body } });
    openSite(`${path}/new`);
    await write('Event type', 'invoice_paid');
    await write('Name', 'Invoice paid');
    press('Create Template');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Invoice paid');
  });
});

describe('a template that goes', () => {
  it('does so after a question, and can be had back', async () => {
    serve({ ...served, [calls.remove]: { body: { success: true, message: 'Template deleted' } } });
    openSite(`${path}?template=lead_qualified`);
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Template' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete Lead qualified?' }));
    serve({
      ...served,
      [calls.remove]: { body: { success: true, message: 'Template deleted' } },
      [calls.list]: listing([shipped('approved')], [gone]),
    });
    fireEvent.click(question.getByRole('button', { name: 'Delete Template' }));
    expect(await screen.findByText('Lead qualified is deleted')).toBeTruthy();
    expect((await nav()).getByRole('link', { name: /^Lead qualified/ })).toBeTruthy();
    serve({
      ...served,
      'POST /api/admin/notification-templates/lead_qualified/restore': { body: { template: qualified } },
    });
    press('Restore Template');
    expect(await screen.findByRole('heading', { name: 'Lead qualified' })).toBeTruthy();
    expect(screen.getByText('Template restored')).toBeTruthy();
  });

  it('stays where the server can not delete it', async () => {
    serve({ ...served, [calls.remove]: { status: 500, body: '' } });
    openSite(`${path}?template=lead_qualified`);
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Template' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete Lead qualified?' }));
    fireEvent.click(question.getByRole('button', { name: 'Delete Template' }));
    expect(await screen.findByText('Server error: 500')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Delete Lead qualified?')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Lead qualified' })).toBeTruthy();
  });
});
