import { defaultBranding } from '@pilotlight/contracts/values/branding';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { statusesOf } from './http-call';
import { newInstaller, signIn } from './people';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const settings = '/api/installer/settings';
const logo = { logoUrl: 'https://leeds.example/logo.png' };
const whole = {
  position: 'bottom-left',
  icon: '🔥',
  primaryColour: '#14532D',
  accentColour: '#D6A419',
  greetingMessage: 'Cold radiators? Ask us',
};

const onBoard = async (slug: string) => {
  const installer = await newInstaller(backend, slug, { branding: logo });
  const token = await signIn(backend, installer);
  return {
    ...installer,
    brand: (branding: unknown) => backend.call('PATCH', settings, { token, body: { branding } }),
    shown: async () => (await backend.call('GET', '/api/installer/me', { token })).json['installer']?.['branding'],
    onItsSite: async () =>
      (await backend.call('POST', `/api/widget/${slug}/launcher`, { origin: installer.origin })).json['branding'],
    brandings: async () =>
      (await backend.events()).filter(
        ({ stream, type }) => stream === `installer-${slug}` && type === 'InstallerBranded',
      ),
  };
};

describe("an installer's own branding", () => {
  it('is changed by its five fields, for the dashboard, the admin and its website at once; the logo stays', async () => {
    const leeds = await onBoard('leeds');
    const { status, json } = await leeds.brand(whole);
    const branding = { ...whole, ...logo };
    expect([status, json['installer']?.['branding']]).toEqual([200, branding]);
    expect([await leeds.shown(), await leeds.onItsSite()]).toEqual([branding, branding]);
    const asAdmin = await backend.asAdmin('GET', '/api/installers?slug=leeds');
    expect(asAdmin.json['installers']).toMatchObject([{ branding }]);
    expect((await leeds.brandings()).at(-1)?.data).toEqual({ slug: 'leeds', branding });
  });

  it('keeps what a change does not name, and is written once where the same is sent again', async () => {
    const york = await onBoard('york');
    const first = await york.brand({ greetingMessage: '  No hot water?  ' });
    const again = await york.brand({ greetingMessage: 'No hot water?' });
    expect(await york.shown()).toEqual({ ...defaultBranding, ...logo, greetingMessage: 'No hot water?' });
    expect([again.status, again.json]).toEqual([200, first.json]);
    expect(await york.brandings()).toHaveLength(2);
  });

  it('takes both of two changes that are sent at once', async () => {
    const ely = await onBoard('ely');
    expect(statusesOf(await Promise.all([ely.brand({ icon: '🔧' }), ely.brand({ position: 'bottom-left' })]))).toEqual([
      200, 200,
    ]);
    expect(await ely.shown()).toMatchObject({ icon: '🔧', position: 'bottom-left' });
  });

  it.each([
    ['a logo of its own', logo, 'Unrecognized key: "logoUrl"'],
    ['no colour', { primaryColour: 'gold' }, 'Please enter a colour as #RRGGBB'],
    [
      'a greeting that is too long',
      { greetingMessage: 'x'.repeat(101) },
      'Greeting message must be at most 100 characters',
    ],
    ['an icon that is none of the 27', { icon: '🍕' }, 'Please choose one of the icons'],
    ['another corner', { position: 'top-left' }, /Invalid option/],
    ['no object', 'blue', /expected object/],
  ])('refuses %s, and changes nothing', async (what, branding, message) => {
    const hull = await onBoard(`hull-${what.replaceAll(/\W/g, '-')}`);
    const { status, json } = await hull.brand(branding);
    expect([status, json['code'], json['message']]).toEqual([400, 'invalid', expect.stringMatching(message)]);
    expect(await hull.brandings()).toHaveLength(1);
  });
});
