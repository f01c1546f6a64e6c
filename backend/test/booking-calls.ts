import { widgetAvailability } from '@pilotlight/contracts/http/booking';
import { addDays, londonTime } from '@pilotlight/contracts/values/london-day';
import type { TestBackend } from './backend-under-test';
import type { Answer } from './http-call';
import { type InstallerOnBoard, newInstaller, signIn, Visitor } from './people';

/** So many days from today, in London. */
export const dayIn = (days: number): string => addDays(londonTime(new Date().toISOString()).day, days);

/** A weekday's time in the diary that every installer has unless it says otherwise: 9 to 17 London time, on any day. */
export const slotsOn = async (backend: TestBackend, { slug, origin }: InstallerOnBoard, days = 3) => {
  const path = `/api/widget/${slug}/availability?date=${dayIn(days)}`;
  const { json } = await backend.call('GET', path, { origin });
  return widgetAvailability.response.parse(json).days.flatMap(({ slots }) => slots);
};

export const bookBody = (
  { sessionId }: Pick<Visitor, 'sessionId'>,
  scheduledAt: string,
  more: object = {},
): object => ({
  sessionId,
  customerName: 'Jo Marsh',
  customerPhone: '07700 900123',
  scheduledAt,
  ...more,
});

export const book = (visitor: Visitor, scheduledAt: string, more: object = {}): Promise<Answer> =>
  visitor.call('POST', 'appointments', { body: bookBody(visitor, scheduledAt, more) });

/** What an installer asks of its diary. */
export const diaryOf = async (backend: TestBackend, slug: string, more: object = {}) => {
  const installer = await newInstaller(backend, slug, more);
  const token = await signIn(backend, installer);
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    backend.call(method, `/api/installer/${path}`, { token, ...(body !== undefined && { body }) });
  return { installer, token, call, visitor: () => Visitor.of(backend, installer) };
};
export type DiaryUnderTest = Awaited<ReturnType<typeof diaryOf>>;

export const tokenOf = (link: string): string => link.split('/').at(-1) ?? '';
