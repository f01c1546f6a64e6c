import { screen, within } from '@testing-library/react';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { adminSession } from '../../../shared/session/sessions';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { gasAlert, receiptThatFailed } from '../../../testing/sent-messages';
import { serve } from '../../../testing/server';
import { dashboard } from '../testing/installers';

const sessionId = '8a4b6f1d-2c3e-4a51-9f0c-5c1b2f0e3a51';
const tomasz: Conversation = {
  id: 'c1',
  sessionId,
  installerId: 'aire-valley',
  intent: 'emergency',
  introShown: true,
  emergency: true,
  alarmCleared: null,
  slots: {},
  events: [],
  lead: { first_name: 'Tomasz', last_name: 'Zielinski' },
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
const conversations = '/api/installers/aire-valley/conversations';

beforeEach(() => {
  freshBrowser();
  adminSession.save({ token: 'a1', email: 'ops@pilotlight.example' }, true);
});

it('the transcript tells the admin what installer and visitor were sent about it', async () => {
  serve({
    ...dashboard,
    [`GET ${conversations}?search=&grade=all&page=1&pageSize=25`]: {
      body: { conversations: [tomasz], total: 1, all: 1 },
    },
    [`GET ${conversations}/${sessionId}/notifications`]: {
      body: { notifications: [{ ...receiptThatFailed, status: 'unknown', reason: null }, gasAlert] },
    },
  });
  openSite(`/admin/dashboard/installer/aire-valley/insights/${sessionId}`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Tomasz Zielinski' }));
  const sent = within(await drawer.findByRole('region', { name: 'Sent' }));
  expect(sent.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Lead receivedVisitor by email, .*May not have gone out$/),
    expect.stringMatching(/^Emergency detectedInstaller by SMS, .*Delivered$/),
  ]);
});
