import type { JobFacts } from '@pilotlight/contracts/events/job-facts';
import { converse } from '../testing/converse';
import { besides } from '@pilotlight/assistant/dialogue/work-told';

describe('a landlord with several homes', () => {
  it('is told which one comes first and that the others are noted, and asked for no postcode', () => {
    const replies = converse(
      "I'm a landlord, need gas certs for flats in LS6 2AB and LS7 4BP",
      '07700 900142',
      'Tony',
      'any day next week',
      'just the certs',
    );
    expect(replies[0]?.text).toMatch(/LS6 2AB.*I’ve put down the same at LS7 4BP as well\./);
    for (const { asksFor } of replies) expect(asksFor).not.toBe('postcode');
  });

  it('may name one more later', () => {
    const [, , more] = converse('landlord cert for LS6 2AB please', '07700 900142', 'theres another flat at LS7 4BP');
    expect(more?.text).toMatch(/I’ve put down the same at LS7 4BP as well\./);
    expect(more?.text).not.toMatch(/changed/);
  });

  it('puts one right as ever', () => {
    const [, , right] = converse('landlord cert for LS6 2AB please', '07700 900142', 'sorry its LS7 4BP');
    expect(right?.text).toMatch(/changed that to LS7 4BP/);
  });
});

it('keeps what is wanted beside the job within bounds, however often more is named', () => {
  let jobFacts: JobFacts = {};
  for (let count = 0; count < 300; count += 1)
    jobFacts = { ...jobFacts, ...besides(jobFacts, `the same at LS${count} 2AB`) };
  expect(jobFacts.also_wanted).toContain('LS0 2AB');
  expect(jobFacts.also_wanted?.length).toBeLessThanOrEqual(510);
});
