import { generateKeySync, type KeyObject } from 'node:crypto';
import type { DataSubject } from '@pilotlight/contracts/slices/slice';
import { subjectName } from './data-subject';
import { SubjectIsErased, type KeyRing } from './key-ring';

export class MemoryKeyRing implements KeyRing {
  readonly #keys = new Map<string, KeyObject | null>();

  async forWriting(subject: DataSubject): Promise<KeyObject> {
    const name = subjectName(subject);
    const key = this.#keys.get(name) ?? generateKeySync('aes', { length: 256 });
    if (this.#keys.get(name) === null) throw new SubjectIsErased(name);
    this.#keys.set(name, key);
    return key;
  }

  async forReading(subjects: ReadonlySet<string>): Promise<ReadonlyMap<string, KeyObject>> {
    return new Map(
      [...subjects].flatMap((name): [string, KeyObject][] => {
        const key = this.#keys.get(name);
        return key ? [[name, key]] : [];
      }),
    );
  }

  forget(): void {}

  destroy(subject: DataSubject): void {
    this.#keys.set(subjectName(subject), null);
  }
}
