import type { Found } from './found';

const job =
  /\b(?:job|property|rental|work|boiler|tenant|tenanted|house|flat|installation|site|address (?:of|for) the (?:job|work)|it)(?:'s| is| are| would be| address)?(?:\s+(?:at|in|is|to be done at|actually|\w+))?[\s:,(-]*(?:[^,.;|\n]{0,30}[,]\s*){0,2}$/iu;
const elsewhere =
  /\b(?:not(?:\s+(?:at|in))?|from|i live (?:at|in)|we live (?:at|in)|my (?:own |home )?(?:address|house|home) (?:is|at)|billing(?: address)?|invoice(?:s)? to|office(?: is)?|your(?: \w+){1,3}|you(?:'re| are)?(?: based)?(?: in| at)|old (?:address|house|place|postcode)|used to live|previous(?:ly)?|instead of|moved from|rather than|is my work)[\s:,(a-z]{0,12}(?:[^,.;|\n]{0,30}[,]\s*)?$/iu;

const corrected = /\b(?:no|nope|sorry|actually|correction|oops|wait|i mean|i meant|meant|should be)\b[^\n]{0,20}$/iu;

/** Of a message's postcodes the job's: the last correction, else the last that isn't said to be another place's. */
export const jobPostcode = (text: string, postcodes: readonly Found[]): string | undefined => {
  if (postcodes.length < 2) return postcodes[0]?.value;
  const apart = postcodes.map(({ value, from }, index) => {
    const before = text.slice(Math.max(postcodes[index - 1]?.to ?? 0, from - 80), from);
    const other = elsewhere.test(before);
    return { value, other, job: !other && job.test(before), corrects: index > 0 && !other && corrected.test(before) };
  });
  const standing = apart.slice(
    Math.max(
      0,
      apart.findLastIndex(({ corrects }) => corrects),
    ),
  );
  const best = standing.findLast((each) => each.job) ?? standing.findLast((each) => !each.other) ?? standing.at(-1);
  return best?.value;
};
