/** The post town that each postcode area is named after, for whoever looks for a town. */
const towns =
  'AB Aberdeen|AL St Albans|B Birmingham|BA Bath|BB Blackburn|BD Bradford|BF British Forces|BH Bournemouth|BL Bolton|BN Brighton|BR Bromley|' +
  'BS Bristol|BT Belfast|BX Non-geographic|CA Carlisle|CB Cambridge|CF Cardiff|CH Chester|CM Chelmsford|CO Colchester|CR Croydon|CT Canterbury|' +
  'CV Coventry|CW Crewe|DA Dartford|DD Dundee|DE Derby|DG Dumfries|DH Durham|DL Darlington|DN Doncaster|DT Dorchester|DY Dudley|E London|' +
  'EC London|EH Edinburgh|EN Enfield|EX Exeter|FK Falkirk|FY Blackpool|G Glasgow|GL Gloucester|GU Guildford|GY Guernsey|HA Harrow|' +
  'HD Huddersfield|HG Harrogate|HP Hemel Hempstead|HR Hereford|HS Stornoway|HU Hull|HX Halifax|IG Ilford|IM Isle of Man|IP Ipswich|' +
  'IV Inverness|JE Jersey|KA Kilmarnock|KT Kingston upon Thames|KW Kirkwall|KY Kirkcaldy|L Liverpool|LA Lancaster|LD Llandrindod Wells|' +
  'LE Leicester|LL Llandudno|LN Lincoln|LS Leeds|LU Luton|M Manchester|ME Rochester|MK Milton Keynes|ML Motherwell|N London|' +
  'NE Newcastle upon Tyne|NG Nottingham|NN Northampton|NP Newport|NR Norwich|NW London|OL Oldham|OX Oxford|PA Paisley|PE Peterborough|' +
  'PH Perth|PL Plymouth|PO Portsmouth|PR Preston|RG Reading|RH Redhill|RM Romford|S Sheffield|SA Swansea|SE London|SG Stevenage|SK Stockport|' +
  'SL Slough|SM Sutton|SN Swindon|SO Southampton|SP Salisbury|SR Sunderland|SS Southend-on-Sea|ST Stoke-on-Trent|SW London|SY Shrewsbury|' +
  'TA Taunton|TD Galashiels|TF Telford|TN Tonbridge|TQ Torquay|TR Truro|TS Middlesbrough|TW Twickenham|UB Southall|W London|WA Warrington|' +
  'WC London|WD Watford|WF Wakefield|WN Wigan|WR Worcester|WS Walsall|WV Wolverhampton|YO York|ZE Lerwick';

export const postcodeAreaTowns: ReadonlyMap<string, string> = new Map(
  towns.split('|').map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
);

/** "LS" of "LS6 2AB"; "" of what is no postcode. */
export const postcodeAreaOf = (postcode: string): string => {
  const [area = ''] = /^[A-Z]{1,2}(?=\d)/.exec(postcode.toUpperCase()) ?? [];
  return postcodeAreaTowns.has(area) ? area : '';
};
