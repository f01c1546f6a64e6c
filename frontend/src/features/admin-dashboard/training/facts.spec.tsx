import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { KnownTraining } from '@pilotlight/contracts/http/training';
import { firmFactFields, firmFactNames } from '@pilotlight/contracts/values/firm-facts';
import { emptyTraining, type Training, trainingSchema } from '@pilotlight/contracts/values/training';
import { useForm } from 'react-hook-form';
import { adminSession } from '../../../shared/session/sessions';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { serve } from '../../../testing/server';
import { dashboard } from '../testing/installers';
import { changedBetween } from './training-changes';
import { blankFields, fieldsOf, type TrainingFields, trainingFormSchema } from './training-form';
import { TrainingGaps } from './TrainingGaps';

const path = '/api/installers/aire-valley/training';
const save = `PUT ${path}/draft`;
const full = trainingSchema.parse({
  prices: [
    { what: 'Boiler service', from: 9_200, kind: 'fixed', includes: 'VAT' },
    { what: 'New boiler', from: 225_000 },
  ],
  facts: { brands: ['Vaillant', 'Ideal'], gasSafeNumber: '204817', insurance: '£5 million' },
  pairs: [{ question: 'Do you take cards?', answer: 'Yes, all.' }],
});
const known = (training: Training): KnownTraining => ({
  draft: { number: 8, at: '2026-11-19T13:06:00Z', training },
  published: { number: 7, at: '2026-11-04T09:00:00Z', training: emptyTraining },
});

const open = async (training = emptyTraining) => {
  const received = serve({
    ...dashboard,
    [`GET ${path}`]: { body: known(training) },
    [save]: { body: known(training) },
  });
  openSite('/admin/dashboard/aire-valley/edit');
  fireEvent.click(await screen.findByRole('tab', { name: 'Training' }));
  await screen.findByLabelText('Opening hours');
  return {
    saved: async (): Promise<unknown> => {
      press('Save Draft');
      await waitFor(() => expect(received.some(({ call }) => call === save)).toBe(true));
      return JSON.parse(received.find(({ call }) => call === save)?.body ?? '').training;
    },
    wasSaved: () => received.some(({ call }) => call === save),
  };
};
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  freshBrowser();
  adminSession.save({ token: 'a1', email: 'ops@pilotlight.example' }, true);
});

describe('what is told of a firm beyond the nine fields', () => {
  it('is saved as it was typed, and what stays empty is left out', async () => {
    const { saved } = await open();
    write('Services not offered', ' Heat pumps \n\nBathrooms');
    write('Guarantees', 'A year on repairs,\nten on boilers');
    write('Reply time promised', ' an hour on working days ');
    write('Email', 'hello@aire.example');
    write('Phone', ' ');
    expect(
      await screen.findByText('5 changes not saved: services not offered, guarantees, reply time promised and 2 more'),
    ).toBeTruthy();
    const { facts, ...rest } = Object(await saved());
    expect(facts).toEqual({
      servicesNotOffered: ['Heat pumps', 'Bathrooms'],
      guarantees: 'A year on repairs, ten on boilers',
      replyTime: 'an hour on working days',
      email: 'hello@aire.example',
    });
    expect(rest).not.toHaveProperty('pairs');
  });

  it('is kept where something else is changed', async () => {
    const { saved } = await open(full);
    write('Opening hours', 'Mon to Fri');
    expect(await saved()).toEqual({
      ...full,
      businessInfo: { ...full.businessInfo, openingHours: 'Mon to Fri' },
    });
  });

  it('goes once its field is emptied, the last one with all', async () => {
    const { saved } = await open(trainingSchema.parse({ facts: { gasSafeNumber: '204817' } }));
    write('Gas Safe number', '');
    expect(await saved()).toEqual(emptyTraining);
  });

  it.each([
    ['Gas Safe number', 'GS12', 'A Gas Safe number is 4 to 7 digits'],
    ['Email', 'hello@', 'Please enter a valid email address'],
    ['Finance', 'x'.repeat(501), 'At most 500 characters'],
    ['Brands', 'x'.repeat(121), 'At most 120 characters a line'],
    ['Reply time promised', 'x'.repeat(121), 'At most 120 characters'],
  ])('is refused in %s with the words of the rule', async (label, value, words) => {
    const { wasSaved } = await open();
    write(label, value);
    press('Save Draft');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(wasSaved()).toBe(false);
  });
});

describe('questions with the firm’s own answers', () => {
  it('are added, answered, removed and named among what isn’t saved', async () => {
    const { saved } = await open(full);
    press('Add a question');
    write('Question 2', 'Do I have to be in?');
    write('Answer 2', 'Somebody does.');
    press('Remove question 1');
    expect(await screen.findByText('1 change not saved: questions and answers')).toBeTruthy();
    expect(await saved()).toMatchObject({ pairs: [{ question: 'Do I have to be in?', answer: 'Somebody does.' }] });
  });

  it('need both, which nobody is told before they could be written', async () => {
    const { wasSaved } = await open();
    press('Add a question');
    write('Question 1', 'Do I have to be in?');
    fireEvent.blur(screen.getByLabelText('Question 1'));
    await screen.findByText('1 change not saved: questions and answers');
    expect(screen.queryByText('Please enter the answer')).toBeNull();
    write('Question 1', '');
    press('Save Draft');
    expect(await screen.findByText('Please enter the question')).toBeTruthy();
    expect(screen.getByText('Please enter the answer')).toBeTruthy();
    expect(wasSaved()).toBe(false);
  });
});

it('a price says its kind and what is in it', async () => {
  const { saved } = await open();
  press('Add a price');
  const price = within(screen.getByRole('group', { name: 'Price 1' }));
  write('Price 1 for', 'Boiler repair');
  write('Amount £', '85');
  fireEvent.change(price.getByLabelText('Kind'), { target: { value: 'hourly' } });
  write('Includes', 'VAT');
  expect(price.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'From',
    'Fixed',
    'Per hour',
    'Call-out',
  ]);
  expect(await saved()).toMatchObject({
    prices: [{ what: 'Boiler repair', from: 8_500, kind: 'hourly', includes: 'VAT' }],
  });
});

it('a publication names each that it changes', () => {
  expect(changedBetween(emptyTraining, full)).toEqual([
    'brands',
    'insurance',
    'Gas Safe number',
    'questions and answers',
    'prices',
  ]);
  expect(changedBetween(full, full)).toEqual([]);
});

it('a training is the same after it was shown in the form', () => {
  expect(JSON.parse(JSON.stringify(trainingFormSchema.parse(fieldsOf(full))))).toEqual(full);
});

const Gaps = ({ facts }: { facts: TrainingFields['facts'] }) => (
  <TrainingGaps
    form={useForm<TrainingFields, unknown, Training>({ defaultValues: { ...blankFields, facts } })}
    asked={{ finance: 1, gasSafeNumber: 4 }}
  />
);

describe('what isn’t told yet', () => {
  it('is named, and leads to its field', async () => {
    await open(full);
    const gaps = within(screen.getByRole('region', { name: 'Not told yet' }));
    const names = gaps.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toHaveLength(firmFactFields.length - 3);
    expect(names).not.toContain('No Gas Safe number');
    fireEvent.click(gaps.getByRole('button', { name: 'No reply time promised' }));
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('facts.replyTime'));
    write('Gas Safe number', '');
    expect(gaps.getByRole('button', { name: 'No Gas Safe number' })).toBeTruthy();
  });

  it('is told by how often it was asked, most asked first', () => {
    render(<Gaps facts={blankFields.facts} />);
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.slice(0, 3)).toEqual([
      'No Gas Safe number: asked 4 times',
      'No finance: asked once',
      'No word on what isn’t offered',
    ]);
  });

  it('is no list where everything is', () => {
    const told = fieldsOf(
      trainingSchema.parse({
        facts: {
          ...Object.fromEntries(Object.keys(firmFactNames).map((fact) => [fact, 'told'])),
          servicesNotOffered: ['Heat pumps'],
          brands: ['Ideal'],
          gasSafeNumber: '204817',
          email: 'hello@aire.example',
        },
      }),
    );
    render(<Gaps facts={told.facts} />);
    expect(screen.queryByText('Not told yet')).toBeNull();
  });
});
