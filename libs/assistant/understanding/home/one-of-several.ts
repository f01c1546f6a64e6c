import type { Said, Telling } from './telling';
import { isHeating, isMake } from './thing';
import { adjective, inSentence } from './within-sentence';

/** "Is an electric boiler the only way": it is one of several. */
export const isOption = (telling: Telling, index: number): boolean => {
  const words = [1, 2, 3, 4].map((step) => inSentence(telling, index + step, index)?.text ?? '');
  const asks = telling.said[index]?.asks === true || /^(?:is|are|would)$/.test(telling.said[index - 1]?.text ?? '');
  return (
    asks &&
    /^(?:really |actually )?(?:the|my|our)(?: \w+){0,2} (?:way|option|options|choice|answer|solution|alternative)(?!\w)/.test(
      words.join(' '),
    )
  );
};

/** "combi or system", "either a Baxi or a Worcester". */
export const isAlternative = (telling: Telling, index: number): boolean => {
  const own = telling.said[index];
  const alike = (other: Said | undefined): boolean =>
    other !== undefined &&
    own !== undefined &&
    (isHeating(other) || other.cue === 'CYLINDER') &&
    other.cue !== 'BOILER' &&
    isMake(other) === isMake(own);
  const near = (step: 1 | -1): boolean => {
    let met = false;
    for (let at = index + step; Math.abs(at - index) <= 5; at += step) {
      const other = inSentence(telling, at, index);
      if (!other) return false;
      if (met && alike(other)) return true;
      if (/^(?:or|vs|versus|v)$/.test(other.text)) met = true;
      else if (!met && !(isHeating(other) || adjective.test(other.text))) return false;
    }
    return false;
  };
  return near(1) || near(-1);
};
