import { createApi } from './api';
import { newConversation } from './conversation.state';
import { startCourier } from './courier';
import { createStore } from './store';

const session = { sessionId: 's', sessionToken: 't', signal: new AbortController().signal };
const visit = {
  resumes: () => false,
  forget: () => undefined,
  within: <R>(call: (of: typeof session) => R) => call(session),
};
const frame = (name: string, data: object) => ({ name, data: JSON.stringify(data) });

it('takes a message to which a person is to answer for delivered, and does not send it again', async () => {
  const store = createStore(newConversation(true));
  let sent = 0;
  const api = {
    ...createApi(''),
    async chat(...[, , onFrame]: Parameters<ReturnType<typeof createApi>['chat']>) {
      sent += 1;
      onFrame(frame('accepted', { messageId: 'a', lead: {}, person: 'here' }));
      onFrame(frame('done', {}));
    },
  };
  startCourier(store, api, visit, () => undefined);
  store.happened({ type: 'written', id: 'a', text: 'Are you there?', at: '2026-11-23T08:42:00Z' });
  await new Promise((resume) => setTimeout(resume, 20));
  const { turns, person } = store.state();
  expect(turns.map(({ delivery, answer }) => [delivery, answer])).toEqual([['answered', null]]);
  expect([person, sent]).toEqual(['here', 1]);
});
