import { widgetLead } from '@pilotlight/contracts/http/widget';
import { marketingWording } from '@pilotlight/contracts/values/marketing-consent';
import { line, openedPanel, settled } from '../testing/mounted-panel';

const talk = [line('a', 'user', 'No heating'), line('b', 'assistant', 'What’s your name?')];
const pressed = async (words: string) => {
  const found = [...document.querySelectorAll<HTMLElement>('button, summary')].find(
    (each) => each.textContent === words,
  );
  if (!found) throw new Error(`nothing says ${words}`);
  found.click();
  await settled();
};
const box = (): HTMLInputElement => {
  const found = document.querySelector('[type=checkbox]');
  if (!(found instanceof HTMLInputElement)) throw new Error('no box');
  return found;
};
const opened = async (consent?: string) => {
  const panel = await openedPanel({ ...(consent && { consent }), lines: talk, lead: { phone: '07700 900123' } });
  document.querySelector<HTMLElement>('.w-menu > summary')?.click();
  await settled();
  await pressed('Leave your details');
  return panel;
};
const bodies = (sent: readonly unknown[]) =>
  sent.flatMap((each) => /"marketing":(?:true|false)/.exec(JSON.stringify(each))?.[0] ?? []);

it('asks whether offers are welcome in the words that the ledger keeps, with a box that nobody has ticked', async () => {
  await opened();
  expect(box().labels?.[0]?.textContent?.trim()).toBe(marketingWording);
  expect(box().checked).toBe(false);
});

it.each([true, false])('says with the details whether the box is ticked: %s', async (ticked) => {
  const { sent } = await opened();
  if (ticked) box().click();
  await pressed('Send my details');
  expect(bodies(sent)).toEqual([`"marketing":${ticked}`]);
  expect(widgetLead.body.shape.marketing.safeParse(ticked).success).toBe(true);
});

it('asks in the installer’s own words, and sends those that were read', async () => {
  const words = 'Demo Heating may write to me when my service is due';
  const { sent } = await opened(words);
  expect(box().labels?.[0]?.textContent?.trim()).toBe(words);
  await pressed('Send my details');
  expect(JSON.stringify(sent)).toContain(`"consent":"${words}"`);
});

it('is not ticked any more for whoever chats after a fresh start', async () => {
  await opened();
  box().click();
  await pressed('Start again');
  await pressed('Leave your details');
  expect(box().checked).toBe(false);
});
