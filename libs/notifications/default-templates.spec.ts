import { eventTypeOf, notificationDefaults } from '@pilotlight/contracts/values/notification-event';
import { templateContentSchema } from '@pilotlight/contracts/values/notification-template';
import { defaultTemplates } from './default-templates';
import { definitionOf, eventTypes } from './event-types';
import { lintChannels } from './lint-template';
import { renderedEmail, renderedSms } from './render';
import { smsLength } from './sms-text';
import { sampleValues } from './variables';

const templates = [...defaultTemplates].map(([eventType, content]) => ({ eventType, content }));
const preferences = Object.keys(notificationDefaults) as (keyof typeof notificationDefaults)[];

it('has a template for everything that an installer may be told of, and for danger', () => {
  expect([...defaultTemplates.keys()]).toEqual(expect.arrayContaining(preferences.map(eventTypeOf)));
  expect([...defaultTemplates.keys()].toSorted()).toEqual(Object.keys(eventTypes).toSorted());
});

it.each(templates)('$eventType keeps to the rules that an admin’s texts keep to', ({ eventType, content }) => {
  expect(templateContentSchema.parse(content)).toEqual(content);
  expect(lintChannels(content.channels, definitionOf(eventType)?.variables ?? [])).toEqual([]);
});

it.each(templates)('$eventType fits one text message, however long its values are', ({ eventType, content }) => {
  const names = definitionOf(eventType)?.variables ?? [];
  const link = 'https://app.pilotlight.example/l/AbCdEfGhIjKlMnOpQrStUv';
  const sample = renderedSms(content.channels.sms.body, { ...sampleValues(names), link }).text;
  const long = Object.fromEntries(names.map((name) => [name, `${name} that goes on and on `.repeat(8)]));
  const longest = renderedSms(content.channels.sms.body, { ...long, phone: '+44 7700 900142', link }).text;
  expect(smsLength(sample)).toMatchObject({ encoding: 'GSM-7', segments: 1 });
  expect(smsLength(longest)).toMatchObject({ encoding: 'GSM-7', segments: 1 });
});

it('says what matters of a lead', () => {
  const channels = defaultTemplates.get('lead_qualified')?.channels;
  if (!channels) throw new Error('no template');
  const { email, sms } = channels;
  const values = sampleValues(eventTypes.lead_qualified.variables);
  expect(renderedEmail(email, values)).toEqual({
    subject: 'Hot lead: Priya, LS17 8AB',
    text: 'Priya is waiting for a call.\n\nNo heating, combi shows EA\nLS17 8AB, ring 07700 900142, today after 13:00\n\nThe job sheet is 82% ready: https://pilotlight.example/l/8fK2',
  });
  expect(renderedSms(sms.body, values).text).toBe(
    'Hot lead: Priya, LS17 8AB. No heating, combi shows EA. Ring 07700 900142, today after 13:00. https://pilotlight.example/l/8fK2',
  );
});
