import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { dashboard } from '../../features/admin-dashboard/testing/installers';
import { freshBrowser } from '../../testing/fresh-browser';
import { openSite } from '../../testing/open-site';
import { serve } from '../../testing/server';
import { adminSession } from '../session/sessions';

const sessionId = '8a4b6f1d-2c3e-4a51-9f0c-5c1b2f0e3a51';
const tomasz: Conversation = {
  id: 'c1',
  sessionId,
  installerId: 'aire-valley',
  intent: null,
  introShown: true,
  emergency: false,
  alarmCleared: null,
  slots: {},
  events: [],
  lead: { first_name: 'Tomasz', phone: '+447700900418' },
  grade: null,
  stage: 'new',
  leadSubmittedAt: null,
  messageCount: 1,
  waitingSince: null,
  takenOver: false,
  openQuestions: [],
  openMatters: [],
  createdAt: '2026-11-19T07:12:00Z',
  lastSaidAt: '2026-11-19T07:18:00Z',
  updatedAt: '2026-11-19T07:18:00Z',
};
const base = `/api/installers/aire-valley/conversations`;
const list = `GET ${base}?search=&grade=all&page=1&pageSize=25`;
const answer = (conversations: readonly Conversation[]) => ({
  body: { conversations, total: conversations.length, all: conversations.length },
});
const person = `${base}/${sessionId}`;
const opened = `/admin/dashboard/aire-valley/transcripts/${sessionId}`;

const wordsIn = (blob: Blob = new Blob()): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.readAsText(blob);
  });

const erase = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Erase this person' }));
  return await screen.findByRole('dialog', { name: 'Erase Tomasz?' });
};

describe('a visitor who asks to be forgotten', () => {
  beforeEach(() => {
    freshBrowser();
    adminSession.save({ token: 'a1', email: 'ops@pilotlight.example' }, true);
  });

  it('is erased with the same person’s other conversations, and the list is shown without them', async () => {
    const received = serve({
      ...dashboard,
      [list]: answer([tomasz]),
      [`GET ${person}/same-person`]: { body: { sessionIds: ['0d6f3c1a-7b2e-4c8d-8f00-1e2d3c4b5a69'] } },
      [`POST ${person}/erase`]: { body: { success: true, message: 'This visitor is erased, in 2 conversations' } },
    });
    openSite(opened);
    const dialog = await erase();
    await within(dialog).findByLabelText(/^Also their other conversation/);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Erase for good' }));
    await screen.findByText('This visitor is erased, in 2 conversations');
    const sent = received.find(({ call }) => call === `POST ${person}/erase`);
    expect(JSON.parse(sent?.body ?? '')).toEqual({ everyConversation: true });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Tomasz' })).toBeNull());
  });

  it('stays where the erasure fails, and is told why', async () => {
    serve({
      ...dashboard,
      [list]: answer([tomasz]),
      [`GET ${person}/same-person`]: { body: { sessionIds: [] } },
      [`POST ${person}/erase`]: {
        status: 404,
        body: { message: 'No such conversation', code: 'not-found', requestId: 'r' },
      },
    });
    openSite(opened);
    const dialog = await erase();
    expect(within(dialog).queryByRole('checkbox')).toBeNull();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Erase for good' }));
    await screen.findByText('No such conversation');
    expect(screen.getByRole('dialog', { name: 'Erase Tomasz?' })).toBe(dialog);
  });

  it('can have a file of all that is kept', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob: Blob | MediaSource) => {
      if (blob instanceof Blob) saved.push(blob);
      return 'blob:1';
    };
    URL.revokeObjectURL = () => undefined;
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function named(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const exported = { exportedAt: '2026-11-21T10:00:00.000Z', installerId: 'aire-valley', conversations: [] };
    serve({ ...dashboard, [list]: answer([tomasz]), [`GET ${person}/export`]: { body: exported } });
    openSite(opened);
    fireEvent.click(await screen.findByRole('button', { name: 'Export' }));
    await waitFor(() => expect(names).toEqual(['visitor-8a4b6f1d-2026-11-21.json']));
    expect(JSON.parse(await wordsIn(saved[0]))).toEqual(exported);
  });
});
