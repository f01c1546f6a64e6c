import type { JobFacts } from '@pilotlight/contracts/events/job-facts';
import { plainText } from '@pilotlight/contracts/values/plain-text';
import { furtherPostcodes } from '../understanding/contact/job-postcode';
import { findPostcodes } from '../understanding/contact/postcodes';
import { besides } from './work-told';

const list = new Intl.ListFormat('en-GB');

export const theSameAt = 'the same at ';

/** A landlord's list, not a directory. */
const mostPlaces = 12;

/** Further homes for the same work, so that none of a landlord's is lost. */
export const placesTold = (text: string, jobFacts: JobFacts, postcode: string | undefined): JobFacts => {
  const plain = plainText(text);
  const further = furtherPostcodes(plain, findPostcodes(plain, false), Boolean(postcode)).filter(
    (each) => each !== postcode && !jobFacts.also_wanted?.includes(each),
  );
  return further.length > 0 ? besides(jobFacts, theSameAt + list.format(further.slice(0, mostPlaces))) : {};
};
