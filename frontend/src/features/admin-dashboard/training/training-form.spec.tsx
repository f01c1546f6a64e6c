import { render, screen } from '@testing-library/react';
import { emptyTraining } from '@pilotlight/contracts/values/training';
import { useForm } from 'react-hook-form';
import { blankFields, trainingFormSchema } from './training-form';
import { TrainingFieldset } from './TrainingFieldset';

const hours = 'Mon to Fri 8 to 6,\nSat 9 to 1\n\nSun closed; ';
const told = (openingHours: string) =>
  trainingFormSchema.parse({ ...blankFields, businessInfo: { ...blankFields.businessInfo, openingHours } });

const Fieldset = () => (
  <TrainingFieldset
    form={useForm({ defaultValues: blankFields })}
    published={{ number: 0, at: null, training: emptyTraining }}
    pages={[]}
  />
);

it.each(['Opening hours', 'Coverage area', 'Specialties'])('%s grows with what is written in it', (label) => {
  render(<Fieldset />);
  expect(screen.getByLabelText(label).tagName).toBe('TEXTAREA');
});

it('what is one sentence is kept as one, on however many lines it was typed', () => {
  expect(told(hours).businessInfo.openingHours).toBe('Mon to Fri 8 to 6, Sat 9 to 1, Sun closed');
  expect(told('Mon to Fri 8 to 6, Sat 9 to 1').businessInfo.openingHours).toBe('Mon to Fri 8 to 6, Sat 9 to 1');
});

it('is refused where the one sentence is too long', () => {
  expect(() => told(`${'x'.repeat(300)}\n${'x'.repeat(300)}`)).toThrow('At most 500 characters');
});
