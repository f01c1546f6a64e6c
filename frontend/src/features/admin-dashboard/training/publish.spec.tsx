import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { KnownTraining } from '@pilotlight/contracts/http/training';
import { emptyTraining, type Training } from '@pilotlight/contracts/values/training';
import { adminSession } from '../../../shared/session/sessions';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { serve } from '../../../testing/server';
import { dashboard } from '../testing/installers';

const path = '/api/installers/aire-valley/training';
const worded = (customPrompt: string): Training => ({ ...emptyTraining, customPrompt });
const known = (draft = 8, words = 'Be kind.\nBe brief.'): KnownTraining => ({
  draft: { number: draft, at: '2026-11-19T13:06:00Z', training: worded(words) },
  published: { number: 7, at: '2026-11-04T09:00:00Z', training: worded('Be kind.\nAsk again.') },
});
const calls = {
  get: `GET ${path}`,
  publish: `POST ${path}/publish`,
} as const;
const served = { ...dashboard, [calls.get]: { body: known() } };

const open = async () => {
  openSite('/admin/dashboard/aire-valley/edit');
  fireEvent.click(await screen.findByRole('tab', { name: 'Training' }));
  await screen.findByLabelText('Opening hours');
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const publish = () => {
  press('Publish Draft');
  press('Publish Draft Now');
};

beforeEach(() => {
  freshBrowser();
  adminSession.save({ token: 'a1', email: 'ops@pilotlight.example' }, true);
});

it('a saved draft is published by its number', async () => {
  const received = serve({ ...served, [calls.publish]: { body: { ...known(), published: known().draft } } });
  await open();
  publish();
  expect(await screen.findByText('Live now: v8')).toBeTruthy();
  expect(received.find(({ call }) => call === calls.publish)?.body).toBe('{"draft":8}');
});

it('a draft is published only once it was said what visitors will hear otherwise', async () => {
  const { draft, published } = known();
  const prices = [{ what: 'Boiler service', from: 8_950 }];
  const body = { draft: { ...draft, training: { ...draft.training, prices } }, published };
  const received = serve({ ...served, [calls.get]: { body }, [calls.publish]: { body } });
  await open();
  press('Publish Draft');
  const question = within(screen.getByRole('dialog', { name: 'Publish to visitors now?' }));
  expect(question.getByText(/at once, in open chats too.*v7.*It changes: prices, custom prompt\.$/)).toBeTruthy();
  fireEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText('Publish to visitors now?')).toBeNull());
  expect(received.some(({ call }) => call === calls.publish)).toBe(false);
});
