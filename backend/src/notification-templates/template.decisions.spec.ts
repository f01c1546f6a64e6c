import type { TemplateEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { givenChannelsSchema, type TemplateContent } from '@pilotlight/contracts/values/notification-template';
import { platformTenant as slug } from '@pilotlight/contracts/values/platform-tenant';
import { defaultTemplates } from '@pilotlight/notifications/default-templates';
import { refusalOf, stateAfter } from '../testing/past';
import { changeTemplate, createTemplate, deleteTemplate, restoreTemplate } from './template.decisions';
import { templateAggregate } from './template.stream';
import { templateOf } from './template-view';

const templateId = '6f0a1c52-7b52-4a53-8d43-0a6c5a1a1f01';
const another = '6f0a1c52-7b52-4a53-8d43-0a6c5a1a1f02';
const shipped = 'lead_qualified';
const own = 'invoice_paid';
const secondEvent = '2026-03-02T09:00:01.000Z';

const given = (...past: TemplateEvent[]) => stateAfter(templateAggregate, past);
const saying = (sms: string): TemplateContent => ({
  name: 'Invoice paid',
  description: null,
  channels: givenChannelsSchema.parse({
    email: { enabled: false },
    sms: { enabled: true, body: sms },
    whatsapp: { enabled: false },
  }),
});
const form = { eventType: own, templateId, content: saying('Paid: {{amount}}'), variables: ['amount'] };
const created: TemplateEvent = { type: 'NotificationTemplateCreated', data: { slug, ...form } };
const changed = (eventType: string, content: TemplateContent): TemplateEvent => ({
  type: 'NotificationTemplateChanged',
  data: { slug, eventType, content },
});
const deleted = (eventType: string): TemplateEvent => ({
  type: 'NotificationTemplateDeleted',
  data: { slug, eventType },
});
const restored: TemplateEvent = { type: 'NotificationTemplateRestored', data: { slug, eventType: shipped } };
const firstWords = defaultTemplates.get(shipped);

describe('creating a template', () => {
  it('is for an event type that has none, once more after it was deleted', () => {
    expect(createTemplate(given(), form)).toEqual([created]);
    expect(createTemplate(given(created, deleted(own)), { ...form, templateId: another })).toEqual([
      { type: 'NotificationTemplateCreated', data: { slug, ...form, templateId: another } },
    ]);
  });

  it.each([
    ['an admin made one', own, [created]],
    ['the product brings one', shipped, []],
    ['it was had back', shipped, [deleted(shipped), restored]],
  ])('is refused where %s', (_why, eventType, past) => {
    const decide = () => createTemplate(given(...past), { ...form, eventType, templateId: another });
    expect(refusalOf(decide)).toEqual(['This event type has a template already', 'conflict']);
  });

  it('is refused with a text that names a variable which there is not', () => {
    expect(refusalOf(() => createTemplate(given(), { ...form, variables: [] }))).toEqual([
      'Unknown variable: amount',
      'invalid',
    ]);
  });
});

describe('changing a template', () => {
  it("puts a shipped one in the admin's words", () => {
    const content = { ...saying('{{grade}} lead'), name: 'Hot leads' };
    expect(changeTemplate(given(), shipped, content)).toEqual([changed(shipped, content)]);
  });

  it('leaves what the edit does not name', () => {
    expect(changeTemplate(given(created), own, { name: 'Paid' })).toEqual([
      changed(own, { ...form.content, name: 'Paid' }),
    ]);
  });

  it('writes nothing where the words stand already, though somebody wrote them meanwhile', () => {
    expect(changeTemplate(given(created), own, form.content)).toEqual([]);
    expect(changeTemplate(given(created), own, { ...form.content, updatedAt: 'long ago' })).toEqual([]);
  });

  it('takes the whole edited template', () => {
    const now = templateOf(own, given(created).fields);
    expect(changeTemplate(given(created), own, { ...now, name: 'Paid' })).toHaveLength(1);
  });

  it('refuses an edit of what somebody else changed meanwhile', () => {
    const seen = templateOf(own, given(created).fields)?.updatedAt;
    const state = given(created, changed(own, saying('Thank you')));
    expect(refusalOf(() => changeTemplate(state, own, { name: 'Paid', updatedAt: String(seen) }))).toEqual([
      'Somebody else changed this template meanwhile. Please reload to see the changes.',
      'conflict',
    ]);
    expect(changeTemplate(state, own, { name: 'Paid', updatedAt: secondEvent })).toHaveLength(1);
  });

  it.each([
    [{ id: another }, 'A template’s id can’t be changed'],
    [{ eventType: shipped }, 'A template’s event type can’t be changed'],
    [{ variables: ['amount', 'iban'] }, 'A template’s list of variables can’t be changed'],
    [{ createdAt: secondEvent }, 'A template’s time of creation can’t be changed'],
    [{ channels: saying('{{amout}} paid').channels }, 'Unknown variable: amout'],
    [{ channels: saying('{{first_name}} paid').channels }, 'Unknown variable: first_name'],
    [{ channels: saying('{{amount} paid').channels }, 'A variable isn’t closed: write {{name}}'],
  ])('refuses %j', (edit, message) => {
    expect(refusalOf(() => changeTemplate(given(created), own, edit))).toEqual([message, 'invalid']);
  });

  it.each([
    ['was never made', own, []],
    ['is deleted', own, [created, deleted(own)]],
    ['was shipped and is deleted', shipped, [deleted(shipped)]],
  ])('is refused of one that %s', (_why, eventType, past) => {
    expect(refusalOf(() => changeTemplate(given(...past), eventType, { name: 'Paid' }))).toEqual([
      'No such template',
      'not-found',
    ]);
  });
});

describe('deleting and having back', () => {
  it('happens once, however often it is asked for', () => {
    expect(deleteTemplate(given(), shipped)).toEqual([deleted(shipped)]);
    expect(deleteTemplate(given(deleted(shipped)), shipped)).toEqual([]);
    expect(restoreTemplate(given(deleted(shipped)), shipped)).toEqual([restored]);
    expect(restoreTemplate(given(deleted(shipped), restored), shipped)).toEqual([]);
    expect(restoreTemplate(given(), shipped)).toEqual([]);
  });

  it('brings a shipped one back in its first words, whatever was made of it', () => {
    const anew: TemplateEvent = { ...created, data: { ...created.data, eventType: shipped } };
    const state = given(changed(shipped, saying('Hot')), deleted(shipped), anew, deleted(shipped), restored);
    expect(templateOf(shipped, state.fields)).toMatchObject({ ...firstWords, eventType: shipped });
    expect(templateOf(shipped, state.fields)?.id).toBe(templateOf(shipped, null)?.id);
  });

  it('does not take back words that nobody deleted', () => {
    expect(refusalOf(() => restoreTemplate(given(changed(shipped, saying('Hot'))), shipped))).toEqual([
      'This event type has a template already',
      'conflict',
    ]);
  });

  it.each([
    ['deleted', () => deleteTemplate(given(), own)],
    ['had back', () => restoreTemplate(given(created, deleted(own)), own)],
  ])('is refused of one that can not be %s', (_what, decide) => {
    expect(refusalOf(decide)).toEqual(['No such template', 'not-found']);
  });
});
