import type { KeyObject } from 'node:crypto';
import type { DataSubject } from '@pilotlight/contracts/slices/slice';

export class SubjectIsErased extends Error {
  constructor(readonly subject: string) {
    super(`${subject} was erased: nothing more can be kept about it`);
    this.name = 'SubjectIsErased';
  }
}

export interface KeyRing {
  /** Makes and keeps a key where there is none yet. Throws SubjectIsErased, StoreUnavailable. */
  forWriting(subject: DataSubject): Promise<KeyObject>;
  forReading(subjects: ReadonlySet<string>): Promise<ReadonlyMap<string, KeyObject>>;
  forget(subject: string): void;
}
