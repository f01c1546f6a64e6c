/** What words are about, a topic a line and more of its words on lines set in. A word may be about several; in pairs its first one counts. */
const wordsByTopic = `
heater: boiler boilers combi combis heating radiator radiators system systems cylinder cylinders immersion tank tanks megaflo thermostat thermostats
  controls aga rayburn stove burner fire fires towel rail rails underfloor heater heaters hob cooker unvented unit pump pumps solar hive nest tado
  evohome wiser range backboiler convector
part: fan pcb diverter valve valves sensor thermistor thermocouple electrode igniter burner exchanger manifold vessel actuator gasket seal flue pipe
  pipes pipework joint filter timer programmer clock element coil motor board switch fuse gauge loop nozzle pilot condensate trap magnet inhibitor
  meter regulator tap taps shower showers bath sink loo toilet header ballcock lockshield trv cartridge zone receiver anode
make: worcester bosch vaillant ideal baxi viessmann potterton glow worm glowworm ferroli ariston vokera intergas alpha logic ecotec greenstar grant
  daikin mitsubishi ecodan samsung keston main heatline remeha biasi ravenheat firebird drayton honeywell danfoss atag navien sime saunier johnson
  starley warmflow halstead
fault: leak leaks leaking leaked leaky drip drips dripping weeping dribbling pouring puddle bang bangs banging knock knocking clicks clicking gurgling
  gurgles gurgle whistling humming buzzing rattling rattles noise noises noisy kettling screaming hissing whining vibrating cold lukewarm tepid
  freezing frozen blank flashing blinking dead broken broke faulty failed fails failing stuck seized blocked jammed lockout locked tripping trips
  tripped fault faults error errors stopped stops died dying packed conked dropping drops drop dropped losing loses lost low overheating overheats
  roasting airlocked airlock sludge dodgy playing stinks rusty split burst cracked overflow overflowing cutting cuts wont isnt doesnt pressure bar
  code lights trickle seeping vibrates grinding squealing chirping beeping pulsing sticking sticks chilly perished warm fires fire iced defrost
  scalding brown black smelly hums clanking baltic kaput stalled jumps
mending: fix fixed fixing repair repairs repaired repairing mend mended mending sort sorted sorting diagnose descale flush powerflush bleed bleeding
  bled reset resetting balance repressurise top relight unblock unblocking thaw adjust look looked looking checked checking reseal replenish inspect
  drain drained purge
upkeep: service services serviced servicing mot checkup inspection certificate certificates annual yearly warranty guarantee guaranteed overdue due
  maintenance renewal expires expired expire safety
fitting: fit fits fitted fitting install installs installed installing installation replace replaces replaced replacing replacement swap swapped
  swapping convert converting conversion relocate relocating relocation upgrade upgrading upgraded change changing changed changeover move moving
  moved shift shifting reposition add adding extend extending remove removing removed rip put putting new bigger smaller extra another instead switch
  switching box second
choosing: recommend suggest suggestion advise advice suit suits suitable better best compatible possible doable worth enough cope size sized sizing kw
  kilowatt powerful capable allowed regulations planning listed efficient option options choose choices choice which versus vs prefer difference
  disrupt disruption space clearance compare modern equivalent eligible suited quietest smallest reliable noisy legal permission hidden quiet big
  small
building: extension loft garage kitchen bathroom bathrooms bedroom bedrooms conservatory attic cellar basement utility annexe annex barn shed outhouse
  ensuite renovation renovating refurb build plot cottage houseboat narrowboat caravan church hall office shop pub studio outbuilding floor floors
  wall cupboard room rooms
home: house flat bungalow maisonette terrace terraced semi detached property home place cottage rental hmo flats properties houses
price: price prices priced pricing cost costs costing costed quote quotes quoted estimate charge charges charged charging fee fees rate rates total
  damage ballpark figure labour quotation pricelist costings figures rough roughly fixed set much expense estimates
bargain: cheap cheaper cheapest expensive dear dearer pricey afford affordable discount discounts deal offer costly steep knock match budget undercut
  beat save included extra extras hidden
money: pounds quid grand pay paying paid payment payments finance monthly instalments deposit bill invoice vat money credit loan interest refund cash
  free grants bob tick klarna tariff sum rebate subsidised eco4 entitled benefit benefits apr haggle thousand hundred k dosh interest instalment card
day: monday tuesday wednesday thursday friday saturday sunday today tomorrow tonight weekend weekday weekdays weekends mondays tuesdays wednesdays
  thursdays fridays saturdays sundays
month: january february march april may june july august september october november december christmas easter spring summer autumn winter
daypart: morning mornings afternoon afternoons evening evenings noon lunch lunchtime teatime tea am pm aft midday
date: 1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th 13th 14th 15th 16th 17th 18th 19th 20th 21st 22nd 23rd 24th 25th 26th 27th 28th 29th 30th
  31st first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth
soon: asap soon sooner soonest earliest urgent urgently next earlier later before after until till whenever anytime available availability free slot
  slots date dates diary calendar week weeks fortnight
booking: book booked booking bookings appointment appointments visit visits visiting arrange arranged arranging schedule scheduled reserve reserved
  survey confirm confirmed confirming confirmation reschedule rearrange rebook postpone cancel cancelled cancelling cancellation delay delayed bring
  forward pencil slot slots rota pencilled squeeze diary rebooking swap chasing chase waiting promised reminder eta missed access key keys gate
  parking
attendance: come comes coming came attend attending attendance send sending sent turn turned arrive arrived arriving arrival show showed shown pop
  popping nip drop round out visit knock knocked wait waited waiting turning stood sat late
tradesman: engineer engineers plumber plumbers fitter fitters technician surveyor man lad lads bloke blokes chap chaps guy guys gasman someone
  somebody anyone anybody he him his
phoning: ring ringing rings rang rung call calls called calling phone phoned phoning callback bell buzz shout speak talk text texted dial
firm: company firm business office boss manager owner staff team receptionist reviews review trading website site facebook headquarters showroom
  branch director
anger: disgusted disgusting disgrace disgraceful appalling terrible awful shocking rude useless rubbish furious fuming complaint complain complaints
  complaining unacceptable cowboy cowboys joke scam scammers robbing ombudsman solicitor court trustpilot damaged scratched ruined mess muddy
  unprofessional shoddy disappointed angry lied liars idiot idiots incompetent bloody stupid hopeless swore lie liar sue suing hate pathetic ripped
  rip off overcharged theft stole broke smoked mud dust apology compensation
praise: thanks thank brilliant great lovely fantastic excellent amazing cheers happy pleased helpful grateful stars chuffed ace spot toasty star
  credit recommend perfect
greeting: hello hi hiya hey morning evening afternoon yo alright howdy
person: wife husband son daughter mum dad mother father brother sister neighbour partner tenant tenants nan gran grandad
selling: seo leads marketing advert advertising website sponsor sponsorship supplier invoice agency startup brochure trade wholesale partnership
  recruit recruitment promote promotion rankings google backlinks automate clients customers newsletter represent energy renewal
work: job jobs vacancy vacancies apprentice apprenticeship trainee hiring career cv wages salary earn qualified qualification training college course
  nvq placement recruiting subcontract subcontractor subbies cscs acs
trust: registered registration insured insurance accredited accreditation qualified dbs licensed liability certified experience oftec mcs gassafe
  trustmark guild genuine
privacy: data gdpr privacy delete deleted erase personal details unsubscribe list store stored record recorded share shared information consent
chat: robot bot ai human chat chatbot machine typing photo picture upload language polish welsh joke poem story weather recipe football capital
  president song sing film play game school homework essay instructions prompt system ignore pretend gpt uploaded send photos pictures test testing
place: cover covers area areas far miles based travel local county city town village
opening: open opening close closed closing hours weekend sundays bank holidays
fuel: gas oil lpg electric electricity solid coal wood biomass hydrogen calor propane
firmsOwn: you your youre yours yourself
visitors: i my me our we us mine im ive
question: what when where who why how which whose
negation: not no never dont cant wont isnt doesnt didnt havent hasnt nothing without nobody none neither couldnt wouldnt shouldnt wasnt arent
modal: can could would will shall should may might
want: want wants wanted need needs needed like looking after wanting hoping require wish please
`;

const topicsByWord = new Map<string, string[]>();
for (const entry of wordsByTopic.trim().split(/\n(?! )/)) {
  const [topic = '', words = ''] = entry.split(': ');
  for (const word of words.split(/\s+/)) topicsByWord.set(word, [...(topicsByWord.get(word) ?? []), `@${topic}`]);
}
const none: readonly string[] = [];
const number = ['@number'];
const startsAsNumber = (word: string): boolean => word >= '0' && word < ':';

/** What a word in lower case is about, as "@booking"; empty where it isn't known. */
export const topicsOf = (word: string): readonly string[] =>
  topicsByWord.get(word) ?? (startsAsNumber(word) ? number : none);
