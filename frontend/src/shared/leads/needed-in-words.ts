import { type JobSheet, jobTypeNames } from '@pilotlight/contracts/values/job-sheet';

/** "Repair or service · 9 of 11 done" */
export const neededInWords = ({ jobType, filled, required }: JobSheet): string =>
  `${jobTypeNames[jobType]} · ${filled} of ${required} done`;
