import type { KeyObject } from 'node:crypto';
import type { DataSubject } from '@pilotlight/contracts/slices/slice';

/** The subject was erased: nothing more can be written about it. */
export class SubjectIsErased extends Error {
  constructor(readonly subject: string) {
    super(`${subject} was erased: nothing more can be kept about it`);
    this.name = 'SubjectIsErased';
  }
}

/** The keys of data subjects, 32 bytes each, made ready for the cipher once. */
export interface KeyRing {
  /** The subject's key, made and kept durably where there is none yet. Throws SubjectIsErased, StoreUnavailable. */
  forWriting(subject: DataSubject): Promise<KeyObject>;
  /** The keys by the subject's name; those destroyed or lost are not among them. Throws StoreUnavailable. */
  forReading(subjects: ReadonlySet<string>): Promise<ReadonlyMap<string, KeyObject>>;
  forget(subject: string): void;
}
