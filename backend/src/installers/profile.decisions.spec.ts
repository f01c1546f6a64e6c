import type { InstallerEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { emptyTraining, type Training } from '@pilotlight/contracts/values/training';
import { refusalOf, stateAfter } from '../testing/past';
import { changeInstaller, createInstaller, type InstallerDetails } from './installer.decisions';
import { installerAggregate } from './installer.stream';

const slug = 'leeds-heating';
const installerId = '6f0a1c52-7b52-4a53-8d43-0a6c5a1a1f01';
const apiKeyId = '6f0a1c52-7b52-4a53-8d43-0a6c5a1a1f02';
const form: InstallerDetails = { slug, name: 'Leeds Heating' };
const created: InstallerEvent[] = [
  { type: 'InstallerCreated', data: { slug, installerId, name: 'Leeds Heating', registrationSource: 'admin' } },
];
const change = (details: Partial<InstallerDetails>, ...past: InstallerEvent[]): InstallerEvent[] =>
  changeInstaller(stateAfter(installerAggregate, [...created, ...past]), installerId, { ...form, ...details });

const trainedFor = (description: string): Training => ({
  ...emptyTraining,
  businessInfo: { ...emptyTraining.businessInfo, description },
});
const drafted = (draft: number, training: Training): InstallerEvent => ({
  type: 'InstallerTrainingDrafted',
  data: { slug, draft, training },
});
const published = (version: number, training: Training): InstallerEvent => ({
  type: 'InstallerTrainingPublished',
  data: { slug, version, training },
});

describe('what an installer offers', () => {
  it('is set field by field, and blank fields say nothing', () => {
    expect(
      change({
        serviceArea: { postcode: 'LS8 2AB' },
        finance: { offered: true, provider: 'Kanda', apr: '' },
        callout: { fee: 8_500, hours: '' },
        customPrompts: { quote: 'Ask for the age of the boiler.', general: '' },
      }),
    ).toEqual([
      { type: 'InstallerServiceAreaSet', data: { slug, postcode: 'LS8 2AB' } },
      { type: 'InstallerFinanceSet', data: { slug, finance: { offered: true, provider: 'Kanda' } } },
      { type: 'InstallerCalloutSet', data: { slug, callout: { fee: 8_500 } } },
      { type: 'InstallerPromptsSet', data: { slug, customPrompts: { quote: 'Ask for the age of the boiler.' } } },
    ]);
  });

  it('stays as it is where the form doesn’t speak of it, or says the same', () => {
    const finance = { offered: false };
    const past: InstallerEvent = { type: 'InstallerFinanceSet', data: { slug, finance } };
    expect(change({}, past)).toEqual([]);
    expect(change({ finance: { offered: false, provider: '' } }, past)).toEqual([]);
  });

  it('is taken away by blanks', () => {
    expect(
      change(
        { serviceArea: { postcode: '' }, callout: {} },
        { type: 'InstallerServiceAreaSet', data: { slug, postcode: 'LS8 2AB' } },
        { type: 'InstallerCalloutSet', data: { slug, callout: { fee: 8_500 } } },
      ),
    ).toEqual([
      { type: 'InstallerServiceAreaSet', data: { slug, postcode: null } },
      { type: 'InstallerCalloutSet', data: { slug, callout: {} } },
    ]);
  });
});

describe('business information in the form', () => {
  it('is drafted and published at once', () => {
    const state = stateAfter(installerAggregate, []);
    const training = trainedFor('Boilers in Leeds');
    const events = createInstaller(state, {
      ...form,
      installerId,
      apiKeyId,
      businessInfo: { description: 'Boilers in Leeds' },
    });
    expect(events.slice(2)).toEqual([drafted(1, training), published(1, training)]);
  });

  it('leaves a draft that nobody published a draft', () => {
    const tone = { ...trainedFor('Boilers'), tone: 'formal' as const };
    expect(
      change(
        { businessInfo: { openingHours: '8 to 6' } },
        drafted(1, trainedFor('Boilers')),
        published(1, trainedFor('Boilers')),
        drafted(2, tone),
      ).map(({ type, data }) => [type, 'training' in data && [data.training.tone, data.training.businessInfo]]),
    ).toEqual([
      ['InstallerTrainingDrafted', ['friendly', expect.objectContaining({ openingHours: '8 to 6' })]],
      ['InstallerTrainingPublished', ['friendly', expect.objectContaining({ openingHours: '8 to 6' })]],
      ['InstallerTrainingDrafted', ['formal', expect.objectContaining({ openingHours: '8 to 6' })]],
    ]);
  });

  it('does nothing where it is what visitors are answered from already', () => {
    const live = trainedFor('Boilers');
    expect(change({ businessInfo: { description: 'Boilers' } }, drafted(1, live), published(1, live))).toEqual([]);
  });
});

describe('the calendar in the form', () => {
  const connected: InstallerEvent = { type: 'InstallerCalendarConnected', data: { slug, provider: 'google' } };

  it('can be disconnected', () => {
    expect(change({ calendar: { provider: 'none' } }, connected)).toEqual([
      { type: 'InstallerCalendarDisconnected', data: { slug, provider: 'google' } },
    ]);
  });

  it('can’t be connected for the installer', () => {
    expect(refusalOf(() => change({ calendar: { provider: 'google' } }))).toEqual([
      'An installer connects its calendar itself, in its settings',
      'invalid',
    ]);
    expect(change({ calendar: { provider: 'google' } }, connected)).toEqual([]);
  });
});
