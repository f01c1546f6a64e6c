import { openedPanel, settled } from './testing/mounted-panel';

const timesSent = (sent: readonly unknown[]) => JSON.stringify(sent).split('My boiler is off').length - 1;
const messageIds = (sent: readonly unknown[]) => new Set(JSON.stringify(sent).match(/"messageId":"\w+"/g));

it('sends again at once what could not be sent, when the network is back and when the tab is looked at', async () => {
  const { sent } = await openedPanel();
  const field = document.querySelector('textarea');
  if (field) field.value = 'My boiler is off';
  document.querySelector<HTMLElement>('[aria-label="Send message"]')?.click();
  await settled();
  expect(document.querySelector('.failed')?.textContent).toContain('Not sent');
  const times = [timesSent(sent)];
  for (const sign of ['online', 'visibilitychange']) {
    document.dispatchEvent(new Event(sign, { bubbles: true }));
    await settled();
    times.push(timesSent(sent));
  }
  expect([times, messageIds(sent).size]).toEqual([[1, 2, 3], 1]);
});
