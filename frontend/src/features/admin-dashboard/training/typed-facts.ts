import { firmFactFields, firmFactsSchema, type FirmFacts } from '@pilotlight/contracts/values/firm-facts';
import { z } from 'zod';
import { entriesOf, inOneLine, typedOrAbsent } from './typed-words';

const { shape } = firmFactsSchema;
const trimmed = (text: string): string => text.trim();

/** Further facts as they are typed; without any there are none to send. */
export const typedFactsSchema = z
  .object({
    servicesNotOffered: typedOrAbsent(shape.servicesNotOffered, entriesOf),
    brands: typedOrAbsent(shape.brands, entriesOf),
    guarantees: typedOrAbsent(shape.guarantees, inOneLine),
    whoAttends: typedOrAbsent(shape.whoAttends, inOneLine),
    holidayHours: typedOrAbsent(shape.holidayHours, inOneLine),
    outOfHours: typedOrAbsent(shape.outOfHours, inOneLine),
    leadTime: typedOrAbsent(shape.leadTime, inOneLine),
    replyTime: typedOrAbsent(shape.replyTime, trimmed),
    waysToPay: typedOrAbsent(shape.waysToPay, inOneLine),
    finance: typedOrAbsent(shape.finance, inOneLine),
    insurance: typedOrAbsent(shape.insurance, inOneLine),
    gasSafeNumber: typedOrAbsent(shape.gasSafeNumber, trimmed),
    reviews: typedOrAbsent(shape.reviews, inOneLine),
    email: typedOrAbsent(shape.email, trimmed),
    phone: typedOrAbsent(shape.phone, trimmed),
  })
  .transform((facts) => (Object.values(facts).some((told) => told !== undefined) ? facts : undefined));

const fieldsSchema = z.record(firmFactsSchema.keyof(), z.string());
export type FactFields = z.infer<typeof fieldsSchema>;

export const factFieldsOf = (facts: FirmFacts = {}): FactFields =>
  fieldsSchema.parse(
    Object.fromEntries(firmFactFields.map((field) => [field, [facts[field] ?? ''].flat().join('\n')])),
  );
