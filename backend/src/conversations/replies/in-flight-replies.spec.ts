import { once } from 'node:events';
import { InFlightReplies } from './in-flight-replies';

it('asks once of each visitor who waits for an answer whether they may still have it, when the feed may have missed something', async () => {
  const pending = new InFlightReplies();
  const asked: string[] = [];
  const answer = new AbortController();
  const answered = once(answer.signal, 'abort');
  const visitors = ['ann', 'bob', 'cleo'].map((sessionId, index) => {
    const authorize = async () => void asked.push(sessionId);
    return pending.make({ slug: index === 2 ? 'york' : 'leeds', sessionId, authorize }, () => answered);
  });
  pending.clear();
  expect(asked).toEqual(['ann', 'bob', 'cleo']);
  answer.abort();
  await Promise.all(visitors);
  pending.clear();
  expect(asked).toHaveLength(3);
});
