import { defaultTemplates } from '@pilotlight/notifications/default-templates';
import type { TemplateChannels } from '@pilotlight/contracts/values/notification-template';
import { chosenChannels, nextChannel } from './channels';

const template = defaultTemplates.get('emergency_detected')?.channels;
if (!template) throw new Error('no template');
const addresses = { email: 'alerts@leeds.example', sms: '+447700900456', whatsapp: null };
const chosen = (wanted: object, isCritical = false, texts: TemplateChannels = template) =>
  chosenChannels({
    wanted: { email: false, sms: false, whatsapp: false, ...wanted },
    template: texts,
    addresses,
    isCritical,
  });

it('goes by the channels that are wanted and lead somewhere', () => {
  expect(chosen({ sms: true, email: true })).toEqual(['sms', 'email']);
  expect(chosen({ whatsapp: true })).toEqual([]);
});

it('goes by any channel that leads somewhere where danger would else go by none', () => {
  expect(chosen({ whatsapp: true }, true)).toEqual(['sms', 'email']);
  expect(chosen({ email: true }, true)).toEqual(['email']);
});

it('goes by no channel that has no words', () => {
  const silent = { ...template, sms: { enabled: true, body: ' ' } };
  expect(chosen({ sms: true, email: true }, false, silent)).toEqual(['email']);
});

it('tries the next channel that leads somewhere', () => {
  expect(nextChannel(['sms'], { template, addresses })).toBe('email');
  expect(nextChannel(['sms', 'email'], { template, addresses })).toBeNull();
});
