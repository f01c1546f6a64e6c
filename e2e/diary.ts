import { londonMoment } from '@pilotlight/booking/london-clock';
import { addDays, londonTime } from '@pilotlight/contracts/values/london-day';
import type { Browser, Page } from 'playwright-core';
import type { Product } from './product';

/** A day of the coming week, Monday being 0: each is far enough ahead to be booked by a visitor. */
export const comingWeek = (weekday: number): string => {
  const today = londonTime(new Date().toISOString()).day;
  return addDays(today, 7 - ((new Date(today).getUTCDay() + 6) % 7) + weekday);
};

export const london = (day: string, time: string): string => londonMoment(day, time) ?? '';

interface Booking {
  readonly customerName: string;
  readonly scheduledAt: string;
  readonly [field: string]: unknown;
}

/** Books a visit with the demo installer as a visitor of its website does; it waits to be confirmed. */
export const bookAsVisitor = async (browser: Browser, { address }: Product, booking: Booking): Promise<void> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${address}/demo`);
  const status = await page.evaluate(async (visit) => {
    const { installer, key } = document.querySelector<HTMLElement>('script[data-installer]')?.dataset ?? {};
    const post = (path: string, body: object, token = '') =>
      fetch(`/api/widget/${installer}/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
      });
    const access = await post('access', { installerId: installer, origin: location.origin, key });
    const { sessionId, sessionToken } = await access.json();
    await (await post('chat', { sessionId, messageId: crypto.randomUUID(), message: 'Hello' }, sessionToken)).text();
    const answer = await post('appointments', { sessionId, ...visit }, sessionToken);
    return `${answer.status} ${answer.ok ? '' : await answer.text()}`;
  }, booking);
  if (!status.startsWith('201')) throw new Error(`The visitor's booking was answered with ${status}`);
  await context.close();
};

/** Puts a visit into the diary by the installer's own call, in the session of an open dashboard. */
export const putIntoDiary = async (page: Page, visit: Booking): Promise<void> => {
  const status = await page.evaluate(async (body) => {
    const token = localStorage.getItem('installer_token') ?? '';
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch('/api/installer/appointments', { method: 'POST', headers, body: JSON.stringify(body) });
    return `${answer.status} ${answer.ok ? '' : await answer.text()}`;
  }, visit);
  if (!status.startsWith('201')) throw new Error(`The installer's booking was answered with ${status}`);
};

/** A block of the diary, by what it says aloud. */
export const block = (page: Page, name: RegExp) => page.getByRole('button', { name });
export const chosen = (page: Page) => page.getByRole('region', { name: 'Selected appointment' });
