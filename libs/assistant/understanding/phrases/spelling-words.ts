export const tradeWords = `
boiler boilers combi heating radiator radiators cylinder immersion thermostat thermostats pressure water leaking dripping broken working service serviced
servicing certificate certificates warranty guarantee maintenance annual yearly inspection install installed installing installation replace replaced
replacing replacement convert converting conversion relocate upgrade upgrading underfloor unvented conventional quote quotes quoted quotation estimate
price prices pricing charge charges finance monthly payments instalments ballpark book booked booking appointment appointments available availability
reschedule rearrange rebook postpone cancel cancelled cancelling engineer engineers plumber visit visits survey surveyor arrange morning afternoon
evening tomorrow weekend weekends monday tuesday wednesday thursday friday saturday sunday january february september october november december
christmas urgent urgently complaint complaints complain disgusted disgusting terrible appalling refund landlord tenant tenants property bungalow flat
callback telephone email details postcode hello please thanks recommend hydrogen vaillant worcester engineer machine question information previous
instructions qualified registered accredited insured emergency vacancies vacancy apprentice apprenticeship tonight address delete remove person
kitchen bathroom bedroom system pump faulty stopped freezing noisy banging knocking whistling gurgling error display overflow constantly
straight immediately possible holiday house speak number phone another having needs someone somebody anyone nothing replacing cheaper expensive
`;

/** Words of everyday speech that are one or two letters from one of those and never a typo of it. */
export const ordinaryWords = `
quite quit quiet quote quoted prize prized prince pride priced practice practise notice office offices boiled broiler bowler hearing beating heaving
eating seating meeting healing headline headlines wording walking waking worming worrying wonking later wafer waiter waited waiting mailing bailing
sailing learning lead leads leap lean leaking device devices serves servant serious series visitor vista visa visual cancer canal camel candle wanted
charger charged changed changes change change large range orange arrange arranged rearranged strange exchange look looks looking took book books hook
cook cooked cooker cooking loose lose lost cost costs costed costing coast most post host cast past last fast list fit fits fitted fitting fitter fight
hit sit bit kit fix fixed fixes fixing six mix tax flat flats flag flash float call calls called calling caller cell tell tells fall falls wall walls
ball hall all ring rings ringing rang rung wing king sing bring bringing thing things phone phones phoned phoning phoney bell bells buzz shout come comes
coming came some home homes become income welcome overcome outcome home send sends sent lend spend spent bend pop pops pump pumps popped top tops round
around ground found sound sounds pound pounds out about shout route moved move moves moving movie remove removes removed love above live lives living
lived give gives given giving gave given side inside outside aside beside upside today days date dates data rate rates late plate update when where what
which who whom whose why how whats hows whens wheres whos that this those these there their them then than they her here hers him his she he it its you your
yours our ours my mine me us we i im ive ill id weve well were was is are be been being am isnt arent wasnt werent dont doesnt didnt cant couldnt wont
wouldnt shouldnt havent hasnt hadnt never not no nor none neither nope nah can could will would should shall may might must do does did done doing have has had
get gets got getting gone go goes going want wants wanting need needed needing needs like liked likes likely interested interest interesting rather prefer
better best good great fine okay ok yes yeah yep sure right left wrong thing think thinking thought know knows known knew say says said saying see
sees seen saw seeing ask asks asked asking answer take takes taking taken make makes making made put puts putting keep keeps keeping kept let lets letting
start starts started starting stop stops stopping end ends ended try tries tried trying turn turns turned turning run runs running ran use used uses using
help helps helped helping open opens opened opening close closed closing show shows showed shown showing check checks checked checking pay pays paid paying
buy buys bought sell sells sold selling word words work works worked worker workers job jobs man men woman people son daughter mum dad mother father
brother sister wife husband partner friend neighbour neighbours baby kids child children old new year years month months week weeks fortnight day night
hour hours minute minutes time times soon sooner soonest asap now just still yet already again always often once twice after before until till since by
from for to too two of off on onto in into at with without under over up down near next last first second third one three four five six seven eight nine ten
and or but if so as because though although while than also only even very really quite much many more most less least few little lot lots bit any
every each other others else same such own both half whole cold hot warm cool heat heats heated heater heaters water waters gas electric electricity
electrics electrician oil lpg tank tanks pipe pipes tap taps shower showers bath baths sink toilet drain drains leak leaks leaked leaky drip drips dripped
damp wet dry valve valves fan fans pilot light lights lit flame code codes fault faults error errors reset resets timer clock programmer stat stats hive
nest tado drayton honeywell ideal baxi glow worm viessmann alpha potterton ferroli ariston vokera intergas logic ecotec greenstar main heatline
megaflo back bar bars low high loud noise noises bang bangs knock knocks whistle buzzing humming kettling sludge flush flushed powerflush power bleed
bled bleeding frozen freeze froze thaw condensate summer winter autumn spring season seasons price prices cheap grant grants scheme vat loan deposit
month monthly instalment budget afford discount deal deals offer offers offering offered quick quickly slow small spell size sized large big bigger
house houses room rooms kitchen loft garage cupboard airing bathroom upstairs downstairs floor floors ceiling wall garden extension office shop pub
church school hotel restaurant unit landlords landlord tenant tenancy letting lettings agent agents owner owners owned owning own rent rents rental rented
renting council housing association cert certs certified gsc cp12 legal legally insurance insurer insure cover covers covered covering policy area areas
local town city village street road lane postcode post code name names number numbers mobile text texts texted texting email emails emailed emailing mail
message messages whatsapp contact contacts contacted detail details talk talks talking talked spoke spoken speaks speaking chat chats chatting hear heard
write wrote written read reads reading tell told plan plans planned planning move fitted job done sorted sort sorts sorting mend mended repair repairs
repaired repairing knackered bust busted dead died dying dies kaput shot packed conked blowing blown blink gave given giving lockout locked loses losing
losses loss dropping drops drop dropped keeps keeping cutting cuts cut trip trips tripping tripped failing fails failed fail failure morning mornings
afternoons evenings night nights noon lunch lunchtime teatime dinner school half term bank holidays easter new year eve baby due sale sold selling
robot robots bot bots human humans real person persons ai machine test tests testing tested ignore ignored forget forgot forgotten pretend joke jokes poem story
weather football recipe song wind rain hate stupid useless idiot liar scam scammers waste rubbish rude mess messy happy unhappy sad angry furious shocking
shame proud sorry thank thanks cheers ta hi hello hey hiya morning star stars review reviews rating rated trust trusted pilot website web site page google
seo marketing advert leads lead list lists join cv vacancy hire hiring hired recruit recruiting career trainee training train trained skills course college
student students experience qualified privacy private gdpr personal delete deleted erase wipe record records stored store storing kept permission consent
authorise authorised authority behalf attorney power allowed allow allows agree agreed accept accepted accepting acceptance proceed proceeding ahead approve
approved confirm confirmed confirming confirmation arriving arrive arrived arrival turned turn-up late missed miss missing wait waits waited waiting attend
attended attending attendance fill filled full fell feel felt feels fed bed beds house mouse worse horse nurse course cause pause hose rose those close
patient parent parents parcel patch path batch watch match catch march larch search perch person season reason treason poison prison version
section action option options auction caution station stations nation ration motion notion potion lotion edition addition condition position
phonenumber emailaddress weblink postcodegiven kitchens bathrooms bedrooms rooms proper properly property leaving leave loses gardens garages timers
applying boom boot boots booted booting broker broke charles christian compliant connecting connects constant convention conversation conversations
covert deletes discuss discussed discussing disrupted engine engines excessive extensive feat guaranteed guarantees heading immediate impossible
inform injection insertion inspector installer installers installs instruction iphone knowing machines displays converts noting possibly previews
previously prime prone recommended register registers relate related relating remote renovate renovating renovation repeated repeating replaces served
services serving systems unwanted upgraded upgrades within without callout callouts expensive sparkling bricked priory private pricey costly costing
proof roof rooftop wrong hook leaflet leaver learnt heater heather ring broad border boarder order orders ordered holding hiding hoping hopping
mention attention question questions session sessions mission passion fashion pension tension detail retail
`;

/** Short words that are typed run together with others: "newboiler", "howmuchis". */
export const glueWords = `
a i my our the is it its to in on of for and new how much can could you u me us need want wants get no not hot gas heat come out call ring back
water on off please pls asap today im ive id we your fix book cost costs whats what when will would do does have has a an with are
`;
