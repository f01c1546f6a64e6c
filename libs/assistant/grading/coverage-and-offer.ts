import type { Training } from '@pilotlight/contracts/values/training';
import { type Coverage, coverageOf } from './coverage';
import { type Offer, offerOf } from './offer';

export interface CoverageAndOffer {
  /** Null where its area can't be told by postcodes. */
  readonly coverage: Coverage | null;
  /** Null where it lists no services. */
  readonly offer: Offer | null;
}

export const anyCoverageAndOffer: CoverageAndOffer = { coverage: null, offer: null };

const read = new WeakMap<Training, CoverageAndOffer>();

export const coverageAndOfferOf = (training: Training): CoverageAndOffer => {
  const known = read.get(training);
  if (known) return known;
  const { coverageArea, services } = training.businessInfo;
  const work = { coverage: coverageOf(coverageArea), offer: offerOf(services) };
  read.set(training, work);
  return work;
};
