const joined = (names: string): string =>
  names
    .trim()
    .split(/\s*\|\s*/u)
    .join('|');

/** Countries that are no British surname and no first name. */
export const plainCountries = joined(`
  republic of ireland|southern ireland|roi|eire|spain|portugal|italy|germany|greece|cyprus|poland|netherlands|the netherlands|belgium|luxembourg|sweden|norway|denmark|finland|iceland|switzerland|austria|hungary|
  czech republic|czechia|slovakia|slovenia|croatia|serbia|bulgaria|romania|albania|ukraine|lithuania|latvia|estonia|malta|turkey|usa|u s a|united states|the united states|the states|canada|mexico|brazil|
  australia|new zealand|dubai|abu dhabi|uae|u a e|qatar|saudi|saudi arabia|kuwait|bahrain|pakistan|bangladesh|sri lanka|nepal|philippines|thailand|vietnam|singapore|malaysia|hong kong|japan|nigeria|ghana|
  uganda|zimbabwe|zambia|south africa|egypt|morocco|tunisia|andorra|monaco
`);

/** Countries that people are called by too: they count with "in", not on their own. */
const namesToo = joined(`ireland|france|holland|india|kenya|china|israel|jordan|america|gibraltar`);

/** Towns and counties of the Republic of Ireland that are no British ones. */
const irishPlaces = joined(`
  dublin|cork|galway|limerick|waterford|donegal|letterkenny|buncrana|bundoran|ballybofey|lifford|drogheda|dundalk|sligo|athlone|tralee|killarney|tullamore|mullingar|castlebar|kilkenny|
  wexford|wicklow|kildare|navan|leitrim|roscommon|tipperary|offaly|laois|leixlip|maynooth|malahide|dun laoghaire|cavan|monaghan|portlaoise|balbriggan|clonmel|westport|listowel|dungarvan
`);
const irishCounties = joined(`
  dublin|cork|galway|limerick|waterford|donegal|sligo|mayo|leitrim|cavan|monaghan|louth|meath|westmeath|longford|kildare|wicklow|wexford|carlow|kilkenny|laois|offaly|roscommon|tipperary|clare|kerry
`);

export const americanStates = joined(`
  ohio|texas|florida|california|arizona|nevada|oregon|colorado|michigan|illinois|indiana|iowa|kansas|kentucky|louisiana|maryland|massachusetts|minnesota|mississippi|missouri|nebraska|new jersey|new mexico|
  north carolina|south carolina|oklahoma|pennsylvania|tennessee|utah|vermont|wisconsin|wyoming|connecticut|alabama|alaska|arkansas|hawaii|idaho|new hampshire|rhode island|north dakota|south dakota
`);
export const stateLetters = joined(`
  az|ca|ct|dc|fl|ga|il|ks|ky|mi|mn|mo|nc|nd|ne|nh|nj|nv|ny|oh|ri|sc|sd|tn|tx|ut|va|vt|wa|wi|wv|wy
`);

const towns = joined(`
  torrevieja|orihuela|javea|denia|moraira|calpe|nerja|fuengirola|estepona|mijas|torremolinos|almeria|murcia|malaga|alicante|benidorm|marbella|madrid|barcelona|costa blanca|costa del sol|mallorca|majorca|menorca|
  minorca|ibiza|tenerife|lanzarote|fuerteventura|gran canaria|lisbon|algarve|albufeira|vilamoura|madeira|bordeaux|toulouse|limoges|dordogne|charente|vendee|provence|normandy|brittany|limousin|paris|rome|milan|
  tuscany|umbria|puglia|sicily|sardinia|athens|crete|corfu|rhodes|zante|kefalonia|paphos|limassol|larnaca|kyrenia|fethiye|bodrum|marmaris|antalya|istanbul|berlin|munich|hamburg|frankfurt|dusseldorf|warsaw|krakow|
  gdansk|poznan|wroclaw|prague|budapest|bucharest|vienna|zurich|geneva|brussels|antwerp|amsterdam|rotterdam|copenhagen|oslo|stockholm|new york|chicago|los angeles|san francisco|miami|seattle|atlanta|
  philadelphia|brooklyn|toronto|ontario|british columbia|vancouver|calgary|ottawa|montreal|sydney|brisbane|queensland|new south wales|auckland|delhi|new delhi|mumbai|lahore|karachi|islamabad|lagos|nairobi|kyiv
`);

const cities = joined(`torrevieja|malaga|alicante|marbella|letterkenny|drogheda|dundalk|galway|donegal`);

/** Irish addresses: "Co. Donegal", "Dublin 8", "Galway, Ireland". */
export const irishAddress = `(co|county|co \\.) (${irishCounties})`;
export const dublinDistrict = `dublin (\\d|1\\d|2[0-4])`;

export const places = `(${plainCountries}|${namesToo}|${irishPlaces}|${americanStates}|${towns})`;

/** Those that stand for themselves where nothing else is said: "Spain", "letterkenny". */
export const standAlone = `(${plainCountries}|${cities}|${americanStates})`;
