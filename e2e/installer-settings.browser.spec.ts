import type { Browser, Page } from 'playwright-core';
import { signInAsAdmin } from './admin';
import { openBrowser } from './browser';
import { signInAsInstaller } from './installer';
import { type Product, startProduct } from './product';
import { atRest, faultsOf, themes } from './screen-checks';

const onOff = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });
const time = (page: Page, name: string) => page.getByRole('textbox', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Save Settings' });

describe("an installer's notification settings", () => {
  let product: Product;
  let browser: Browser;
  let installer: Page;

  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    installer = await (await browser.newContext()).newPage();
    await signInAsInstaller(installer, product, product.demoInstaller);
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  beforeEach(async () => {
    await installer.goto(`${product.address}/installer/dashboard`);
    await installer.getByRole('link', { name: 'Settings' }).click();
    await installer.waitForURL(`${product.address}/installer/dashboard/settings/branding`);
    await installer.getByRole('link', { name: 'Notifications' }).click();
    await onOff(installer, 'SMS').waitFor();
  });

  it('are kept over a reload once they are saved, and are those that the admin sees', async () => {
    await installer.getByText('07700 900123').first().waitFor();
    await onOff(installer, 'SMS').click();
    await onOff(installer, 'Quiet hours').click();
    await time(installer, 'Quiet from').fill('10pm');
    await time(installer, 'Quiet until').fill('6.30');
    await installer.getByText('SMS alerts and quiet hours changed, not saved yet').waitFor();
    await save(installer).click();
    await installer.getByText('Settings saved').waitFor();
    await save(installer).waitFor({ state: 'hidden' });

    await installer.reload();
    await onOff(installer, 'SMS').waitFor();
    expect(await onOff(installer, 'SMS').isChecked()).toBe(true);
    expect(await time(installer, 'Quiet from').inputValue()).toBe('22:00');
    await installer.getByRole('img', { name: 'Quiet from 22:00 to 06:30' }).waitFor();

    const admin = await (await browser.newContext()).newPage();
    await signInAsAdmin(admin, product);
    await admin.goto(`${product.address}/admin/dashboard/demo-heating/edit`);
    await admin.getByRole('tab', { name: 'Settings' }).click();
    await admin.getByRole('img', { name: 'Quiet from 22:00 to 06:30' }).waitFor();
    expect(await onOff(admin, 'SMS').isChecked()).toBe(true);
    await onOff(admin, 'Daily summary').click();
    await admin.getByText('1 change not saved: daily summary').waitFor();
    await admin.getByRole('button', { name: 'Save Changes' }).click();
    await admin.getByText('Installer updated').waitFor();
    await installer.reload();
    await installer.getByText('11 of 12 on').waitFor();
  });

  it('are not saved without a way to be told', async () => {
    for (const way of ['Email', 'SMS', 'WhatsApp'])
      if (await onOff(installer, way).isChecked()) await onOff(installer, way).click();
    await save(installer).click();
    await installer.getByRole('alert').getByText('Please select a notification method').waitFor();
    await installer.getByRole('button', { name: 'Discard' }).click();
    expect(await onOff(installer, 'Email').isChecked()).toBe(true);
  });

  it('ask before they are left unsaved, by the keyboard alone too', async () => {
    await onOff(installer, 'WhatsApp').focus();
    await installer.keyboard.press('Space');
    await installer.getByText('WhatsApp alerts changed, not saved yet').waitFor();
    await installer.getByRole('link', { name: 'Training' }).press('Enter');
    const question = installer.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByText('What you changed would be lost: WhatsApp alerts.').waitFor();
    await installer.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    expect(await onOff(installer, 'WhatsApp').isChecked()).toBe(true);
    await installer.goBack();
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await installer.waitForURL(`${product.address}/installer/dashboard/settings/branding`);
  });

  it.each(themes)('fit a phone and read well while they are changed, %s', async (theme) => {
    await installer.setViewportSize({ width: 360, height: 740 });
    await installer.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await onOff(installer, 'WhatsApp').click();
    if (!(await onOff(installer, 'Quiet hours').isChecked())) await onOff(installer, 'Quiet hours').click();
    await time(installer, 'Quiet until').fill('22:00');
    await time(installer, 'Quiet from').fill('22:00');
    await time(installer, 'Quiet from').blur();
    await installer.getByText('Quiet hours must end at another time than they start').waitFor();
    await installer.getByText('2 changes not saved').waitFor();
    await atRest(installer);
    expect(await faultsOf(installer)).toEqual([]);
    await installer.getByRole('button', { name: 'Discard' }).click();
    await installer.setViewportSize({ width: 1280, height: 720 });
  });
});
