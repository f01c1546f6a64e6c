export type AnswerKind = {
  readonly of: RegExp;
  readonly alone?: RegExp;
};

export const words = (...all: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${all.join('|')})(?![\p{L}])`, 'iu');

export const yesOrNo =
  /^\W*(?:(?:i think|oh|well|um+|er+|actually|probably|possibly|maybe|yes|no)[\s,]+)*(?:y|yes|yeah|yep|yup|aye|no|nope|nah|none|nothing|neither|both|all|most|some|a few|a bit|partly|maybe|probably|should be|used to|could be|n|not (?:that i(?:'m| am)? (?:know|aware)|really|at all|yet|any ?more|all|as far)|(?:i )?(?:do\s?n'?t|do not) think so|(?:i )?(?:think|hope|believe|guess) (?:so|not)|(?:it|they|we|there|i) (?:is|are|do|does|has|have|did)(?:n'?t)?|there'?s|never)(?![\p{L}])/iu;

export const number =
  /(?<![\p{L}\d£.:])(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|a dozen|dozen|a couple|couple)(?![\p{L}\d:%.]|\s*(?:bed|bath|am|pm|year|yr|month|week|day|hour|min|bar|lit|st|nd|rd|th|o'?clock|£)\p{L}*)/iu;

export const room =
  'kitchen|utility(?: room)?|loft|attic|garage|airing cupboard|cupboard|bathroom|bedroom|hall|hallway|landing|stairs|understairs|porch|cellar|basement|outside|outhouse|outbuilding|shed|box|living room|lounge|dining room|wc|toilet|loo|cloakroom|en-?suite|conservatory|study|office|extension|lean-?to|upstairs|downstairs|spare room|box room|boiler room|plant room|larder|pantry|entrance|lobby|corridor|communal';

export const place = `${room}|wall|roof|front|back|rear|side|garden|drive|driveway|street|pavement|alley|alleyway|corner|gable|window|chimney|fireplace|hearth|breast|floor|ceiling|drain|gutter|gulley|gully|soil(?: pipe| stack)?|sink|soakaway|waste|downpipe|worktop|next to|beside|behind|under|underneath|above|near the|by the|opposite|left|right`;

export const sign = String.raw`heat(?:ing|er|s)?|hot|warm|water|cold|luke ?warm|freezing|leak\w*|drip\w*|pressure|nois\w*|bang\w*|knock\w*|rattl\w*|whistl\w*|kettling|humm?ing|lock(?:s|ed|ing)? ?out|fault|error|code|stopp?\w*|broke\w*|bust|packed (?:in|up)|died|dead|cut\w* out|keeps?|(?:goes|go|went|comes|came) (?:off|out|on)|screen|flash\w*|blink|trip\w*|conked|fir(?:e|es|ing)|lights?|pilot|ignit\w*|reset\w*|smell\w*|losing|loses|dropp?\w*|works?|working|not work\w*|turn\w*|fan|display|blank|timer|flame|power|thermostat|stat|valve\w*|rads?|radiators?|pumps?|cylinder|tank|tap|shower|pipes?|boiler|flue|flush|bleed|service|servicing|certificate|cp12|mov(?:e|ed|ing)|replac\w*|swap\w*|fit(?:ted|ting)?|add\w*|install\w*|switch\w*|temperature`;

export const controls =
  'thermostats?|stats?|room ?stat|hive|nest|tado|programmer|timer|timers|wireless|dials?|controllers?|controls?|drayton|honeywell|salus|evohome|smart|app|knobs?|wiser|danfoss|horstmann|siemens|digital|manual|clock|remote|alexa|weather comp\\w*|on the (?:wall|boiler)|analogue';

export const dates =
  'january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec';
