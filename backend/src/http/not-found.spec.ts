import { routes } from '@pilotlight/contracts/catalogue/routes';
import { pathOf } from '@pilotlight/contracts/http/route';
import { methodsOf } from './not-found';

const sessionId = '018f5b7e-aaaa-4aaa-8aaa-aaaaaaaaaaaa';

it('knows every call of the contract by its path', () => {
  const ids = {
    sessionId,
    eventId: sessionId,
    photoId: sessionId,
    notificationId: sessionId,
    appointmentId: sessionId,
    questionId: sessionId,
    suggestionId: sessionId,
    loginId: sessionId,
    changeId: sessionId,
    keyId: sessionId,
    leadId: sessionId,
    connectionId: sessionId,
    deliveryId: sessionId,
  };
  for (const route of routes)
    expect([
      route.path,
      methodsOf(pathOf(route, { slug: 'leeds-heating', eventType: 'lead_qualified', ...ids })).includes(route.method),
    ]).toEqual([route.path, true]);
});

it('names all the methods of one path', () => {
  expect(methodsOf('/api/installers').toSorted()).toEqual(['GET', 'POST']);
  expect(methodsOf('/api/widget/leeds-heating/chat')).toEqual(['POST']);
});

it.each([
  '/api',
  '/api/',
  '/api/nothing',
  '/api/installers/a/b/analytics',
  '/api/installers//analytics',
  '/x/api/installers',
])('knows no call at %s', (path) => expect(methodsOf(path)).toEqual([]));
