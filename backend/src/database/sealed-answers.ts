import type { Attempt } from '@pilotlight/contracts/http/connections';
import { ERASED } from '@pilotlight/contracts/events/personal';
import { subjectName } from '@pilotlight/event-store/personal-data/data-subject';
import { decryptField, encryptField, isEncrypted } from '@pilotlight/event-store/personal-data/field-cipher';
import { type KeyRing, SubjectIsErased } from '@pilotlight/event-store/personal-data/key-ring';
import type { DeliveryRow } from './delivery-row';

export type Answered = Pick<DeliveryRow, 'id' | 'slug' | 'subjectId'>;

const placeOf = ({ id }: Answered, attempt: number) => ({ stream: `delivery ${id}`, type: `answer ${attempt}` });
/** A test tells of nobody: what it was answered goes with its installer. */
const subjectOf = ({ slug, subjectId }: Answered) => ({ slug, sessionId: subjectId });

/** A receiver may answer with the visitor's own words: they are kept under the visitor's key, and end with it. */
export class SealedAnswers {
  constructor(private readonly keys: KeyRing) {}

  /** Nothing of somebody who was erased meanwhile. */
  async seal(row: Answered, attempt: number, answer: string): Promise<string> {
    if (answer === '') return '';
    try {
      return encryptField(await this.keys.forWriting(subjectOf(row)), placeOf(row, attempt), answer);
    } catch (error) {
      if (error instanceof SubjectIsErased) return '';
      throw error;
    }
  }

  async open<Row extends Answered & { readonly made: readonly Attempt[] }>(rows: readonly Row[]): Promise<Row[]> {
    const keys = await this.keys.forReading(new Set(rows.map((row) => subjectName(subjectOf(row)))));
    return rows.map((row) => {
      const key = keys.get(subjectName(subjectOf(row)));
      const opened = ({ attempt, answer }: Attempt): string => {
        if (!isEncrypted(answer)) return '';
        return key ? decryptField(key, placeOf(row, attempt), answer) : ERASED;
      };
      return { ...row, made: row.made.map((attempt) => ({ ...attempt, answer: opened(attempt) })) };
    });
  }
}
