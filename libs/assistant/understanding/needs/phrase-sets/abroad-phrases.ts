import { phraseSet } from '../../phrases/phrase-set';
import * as known from './abroad-places';

const { places, standAlone } = known;

/** A street, a firm or a thing may be called by any country: "Dublin Road", "Holland Park". */
const notNamed =
  '(?! (road|rd|street|st|avenue|ave|close|lane|drive|court|park|square|terrace|gardens?|crescent|grove|row|hill|quay|gate|bridge|green|hall|wood|mews|arms|tavern|estate|estates|walk|rise|view|mount)(?= ))';
const area =
  '(sunny |rural |the |southern |northern |north |south |east |west |central |costa |south of |north of |outside |near )*';
const clause = '(?<=(?:^|[,.?]) )';
const clauseEnd = '(?= (,|\\.|\\?|yes|aye|yeah|mate|pal|here|now|actually|not|so|and|if|please)(?= )| ?$)';

/** The home is outside of the UK. The Isle of Man and the Channel Islands have British postcodes and are no matter of this. */
export const atHomeAbroad = phraseSet(`
  (house|home|flat|villa|apartment|property|place|live|living|based|located|its|im|am|were|are) ..1 (in|near|outside) ..3 (?<!northern )(?<!north of )(${known.plainCountries}|ireland|france|america)${notNamed}
  (house|home|flat|villa|apartment|property|place|finca|casa|gite|chalet|cottage|farmhouse|holiday let|live|living|based|located|situated|retired|boiler|heating|job|address|its|it is|im|am|we are|were|are) ..1 (in|near|outside) ${area}(?<!northern )(?<!north of )${places}${notNamed}
  (fit|fitting|install|installing|fix|repair|service|replace|do|work|working|jobs|engineers?|plumbers?|someone|somebody|installers?|radiators?|heat pumps?|boilers?|installation) ..2 in ${area}(?<!northern )(?<!north of )${places}${notNamed}
  ${clause}(here |over here |out here )?(in|near|outside) ${area}(?<!northern )(?<!north of )${places}${notNamed}${clauseEnd}
  ${known.irishAddress}${notNamed}
  ${known.dublinDistrict}(?= )(?! (bed|bedroom|road|street|rads|radiators))
  ${clause}(its |address |near )?${standAlone}( \\d{4,5})?${clauseEnd}
  ${clause}..2 (${known.americanStates})( , | )\\d{5}
  (${known.stateLetters}) \\d{5}(?= (,|\\.)(?= )| ?$)
  ${places} (, )?(${known.plainCountries}|ireland|france)${clauseEnd}
  (cover|come to|come over to|come out to|travel to|travel over to|work in|go to|get to|fly to|serve|ship to|quote for|deliver to) ${area}(?<!northern )${places}${notNamed}
  (quote|cover|work|serve|ship|service|deliver|come|travel|operate|install|do jobs) ..1 ((for|in|to|over|over to) )?the (us|usa|states|republic|south of ireland)(?= (,|\\.|\\?|at all|too|as well|or)(?= )| ?$)
  (brits?|expats?|ex pats?) ..2 (out in|over in|living in|out here|over here|abroad)
  (live|living|based|located|retired|house|home|villa|property|apartment|place|flat|job|boiler|finca) (is )?(is )?(out |over )?(abroad|overseas)
  (outside|not in|arent in|isnt in|not actually in|not even in|out of) (of )?(the )?(uk|gb|united kingdom|britain|great britain|england scotland or wales)
  (eircode|eir code|zip code)
`);

/** An Irish postcode. Letters and digits mixed, so that no code with a power or an age behind it is taken for one. */
export const eircode = phraseSet(`
  (?:[ac-fhknprtv-y]\\d\\d|d6w) ?(?=[a-z]*\\d)(?=\\d*[a-z])(?!\\d{1,3}(?:kw|yr|th|nd|rd|ft|k)(?= ))[\\dac-fhknprtv-y]{4}
`);

export const othersAbroad = phraseSet(`
  (landlords?|landlady|owners?|parents?|next doors?|neighbours?|fella|bloke|lad|above|upstairs|door|doors|son|sons|daughters?|brothers?|sisters?|partner|husband|wife|boyfriend|girlfriend|family|cousins?|uncle|aunt|mates?|friends?|boss|he|she|they|who|hes|shes|theyre|kids|supplier|manufacturer|factory) (is |are |was |s |r |lives? |living |works? |working |currently |now |based |stuck |still |away |over |out |back )*(in|from|to) (the )?${places}
  (lived|worked|working|was|we were|they were|been|born|grew up|trained|qualified|made|built|manufactured|designed|stayed|stuck|staying|used to live|honeymoon) (once |over |out |years |abroad |before )*in (the )?${places}
  (they|everyone|everybody|people|popular|common|like) ..3 in (the )?${places}
`);

/** The visitor is away; the home is not. */
export const away = phraseSet(`
  (im|i am|am|we are|were|currently|still) (in|away in|over in|out in|on holiday in|working in) ..4 (until|till|at the moment|this week|now|back|right now|for (a|the|two|work|\\d)|on holiday|and (my|the|our|tenant))
  (holidays?(?! (home|let|lets|villa|house|apartment|flat|place|cottage|property)(?= ))|hols|vacation|holidaying|working away|work away|back (on|next|in|home|tomorrow|by|from)|fly|flying|flight|land|landing)
  (im|i am|am|we are|were|currently) (away|abroad|overseas) (until|till|at|this|now|right|for|on|but|just|with)
`);

export const atHomeHere = phraseSet(`
  (house|home|flat|property|place|job|boiler|its|it is|bungalow|live|living|one) (is |are |thats |here |back |over |all |actually |still )*in (the )?(uk|england|scotland|wales|britain|northern ireland)
  (back|here) in (the )?(uk|england|scotland|wales|britain|northern ireland|blighty)
`);
