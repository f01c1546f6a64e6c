import type { Said } from './telling';

/** Fitted to a boiler that is already there: "controls for a Baxi", "hive to a combi". */
const added =
  /^(?:controls?|controller|thermostats?|stat|roomstat|programmer|timer|hive|nest|tado|honeywell|opentherm|manual|diagnos\w*|pcb|filter|parts?|spares?|flue|magnaclean|callout|weathercomp\w*|smart)$/;
const onto = /^(?:to|for|onto|into|with)$/;
const fitsWith = /^(?:compatible|works?|working|connect\w*|link\w*|wire\w*|pair\w*|talks?)$/;

export const isAddedTo = (text: string, joint: string): boolean =>
  (onto.test(joint) && joint !== 'with' && added.test(text)) || (onto.test(joint) && fitsWith.test(text));

/** "Would a system boiler sort it": what it would mend is something else. */
export const mendsElse = (own: Said, next: Said | undefined): boolean =>
  own.cue === 'MEND' && /^(?:it|this|that|things|everything)$/.test(next?.text ?? '');
