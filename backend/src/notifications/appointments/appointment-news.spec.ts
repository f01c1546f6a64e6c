import { newsFor } from './appointment-news';

const [ten, eleven] = ['2026-12-01T10:00:00.000Z', '2026-12-01T11:00:00.000Z'];

it.each([
  ['was confirmed', 'pending', ten, 'confirmed', ten, 'visit_confirmed'],
  ['was confirmed and moved', 'pending', ten, 'confirmed', eleven, 'visit_confirmed'],
  ['was moved', 'confirmed', ten, 'confirmed', eleven, 'visit_moved'],
  ['was moved and waits to be confirmed', 'pending', ten, 'pending', eleven, 'visit_requested'],
  ['was cancelled', 'confirmed', ten, 'cancelled', ten, 'visit_cancelled'],
  ['was confirmed and cancelled', 'pending', ten, 'cancelled', ten, 'visit_cancelled'],
  ['was confirmed, which was undone', 'pending', ten, 'pending', ten, null],
  ['was moved there and back', 'confirmed', ten, 'confirmed', ten, null],
  ['took place', 'confirmed', ten, 'completed', ten, null],
  ['found nobody', 'confirmed', ten, 'no_show', ten, null],
] as const)('tells a visitor what became of a visit that %s', (_, was, stood, status, scheduledAt, news) => {
  const before = { status: was, scheduledAt: stood, duration: 60 };
  expect(newsFor({ status, scheduledAt, duration: 60 }, before)).toBe(news);
});
