import type { JobFacts } from '@pilotlight/contracts/events/job-facts';
import type { Understanding } from '../understanding/types/understanding';

const boiler = "(?:boiler|boilers|bolier|combi|heating|system|it|its|it['’]s)";
const failed = String.raw`(?:packed (?:in|up)|died|dead|conked out|(?:given|gave) up(?: the ghost)?|kaput|bust(?:ed)?|broken(?: down)?|broke(?: down)?|stopped(?: working| altogether| completely|(?=\W*$| (?:again|last|this|on|over|since|today|yesterday)))|locked (?:itself )?out|(?:not|isn['’]?t|won['’]?t|will not|doesn['’]?t|refuses to|stopped) (?:work(?:ing)?|fir(?:e|ing)(?: up)?|light(?:ing)?|com(?:e|ing) on|turn(?:ing)? on|start(?:ing)?(?: up)?|switch(?:ing)? on))`;
const down = new RegExp(
  String.raw`\b${boiler}(?:['’]?s)?(?: (?:has|have|is|was|just|now|completely|totally|finally|seems?|to|be|all|gone and|been|we had|there|upstairs|downstairs)){0,4} (?<told>${failed})(?![\p{L}])`,
  'iu',
);
const alive = new RegExp(
  String.raw`\b${boiler}(?:['’]?s)?(?: (?:does|is|it|just|about|mostly|otherwise)){0,2} (?<told>(?:still|otherwise) (?:works?|working|runs?|running|going|does the job))(?![\p{L}])`,
  'iu',
);
const unlike =
  /\b(?:keeps?|sometimes|intermittent\w*|on and off|every (?:now|so|few|other)|occasionally|when|if|until|before|again|last (?:year|winter|week|month)|used to|radiators?|rads?|thermostat|timer|valve|pump|pilot)\b/iu;
/** "We shut the water off and it's stopped". */
const leakStopped = /\b(?:it|its|it['’]s)(?: has| all)* stopped\b/iu;
const pieces = (text: string): readonly string[] => text.match(/(?:[^.!?\n;,]|\.(?=\d))+[.!?]?/gu) ?? [];

/** "the boiler's packed in". A question, or an intermittent fault, says nothing. */
export const workingTold = (text: string, { needs }: Understanding, known: JobFacts): JobFacts => {
  if (known.working) return {};
  for (const piece of pieces(text)) {
    if (piece.endsWith('?') || unlike.test(piece)) continue;
    const runs = alive.exec(piece)?.groups?.['told'];
    if (runs) return { working: `yes, ${runs}` };
    if (leakStopped.test(piece)) continue;
    const told = needs.has('repair') ? down.exec(piece)?.groups?.['told'] : undefined;
    if (told) return { working: `no, ${told}` };
  }
  return {};
};
