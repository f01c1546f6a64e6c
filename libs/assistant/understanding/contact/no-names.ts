const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const titles = listed(
  'mr mrs ms miss mx dr doctor sir prof professor rev reverend lady lord master mister madam fr cllr capt captain sgt col colonel maj major lt lieutenant revd canon cpl brig brigadier cmdr commander dame rabbi pastor imam',
);

export const particles = listed(
  "van der den de la le du da dos das di del della von zu ter ten bin binti ibn al el ap ab ó ní mac mc st o'",
);

export const noNames = listed(`
a the not no oops ooops whoops woops yes yeah yep yup nah nope ok okay okey sure fine hi hiya hello hey heya howdy alright alrite thanks thank thankyou thx ta cheers please pls plz sorry why what whats who
whos whose when whens where wheres how hows which help urgent urgently looking lookin after in out on off at from with without within my your ur our their its it it's this
that that's thats these those there there's theres they're theyre here getting trying going calling ringing texting phoning just still very so really quite too also only even
freezing cold hot warm wet damp ill new worried interested wondering waiting based angry fuming disappointed sad afraid sick tired fed up boiler boilers heating heater
heaters heat water gas oil electric electricity home house flat bungalow property place radiator radiators rad rads price prices quote quotes service serviced repair repairs broken broke leak leaking
leaks and but or nor if to for of is isnt are arent was wasnt were been being be am im i'm ive i've i'd id i'll i we we're weve we've us you you're youre me mine myself him her she he
his hers they them do don't dont does doesnt did didnt done cant can't can could couldnt would wouldnt wont won't shall should shouldnt must might have havent has hasnt had hadnt
anyone anybody someone somebody everyone everything something anything nothing nobody none landlord landlady tenant tenants owner agent agency available free back ready skip anonymous maybe perhaps later
now today tomorrow tonight yesterday monday tuesday wednesday thursday friday saturday sunday mon tues tue wed thurs thur thu fri sat sun january february march july august september october
november december feb mar apr jun jul aug sept sep oct nov dec morning mornings afternoon afternoons evening evenings night noon lunchtime weekend weekends weekday weekdays week weeks
day days month months year years hour hours hr hrs minute minutes am pm asap soon anytime any time times call calls called ring rings rang email emails mail phone phones number numbers
mobile mob telephone tel landline postcode post code address name names surname first last full test testing robot bot human ai chatbot assistant person people rather prefer mind
business none-of-your combi system regular worcester bosch vaillant ideal baxi glow glowworm worm viessmann alpha potterton ariston ferroli intergas vokera biasi
ravenheat keston main saunier duval halstead grant greenstar ecotec logic hive nest tado drayton honeywell danfoss grundfos mitsubishi daikin samsung panasonic megaflo fernox sentinel british
emergency wait about unable currently desperate struggling told under over next near nearby around round between before since until till by than then because cos coz as like such
some more most much many few less least lot lots bit both each every all other others another same different one two three four five six seven eight nine ten once twice
get gets got gotten give gives given go goes gone come comes came coming see sees seen look looks make makes made take takes took taken need needs needed want wants wanted wanting
know knows known think thinks thought say says said tell tells ask asks asked asking keep keeps kept let lets put puts use uses used using work works working worked try tried
turn turned turning run running start started stop stopped switch switched fix fixed fit fitted install installed installer installation replace replaced replacement move moved moving book booked
booking appointment visit check checked checking send sent sending pay paid paying buy bought sell selling cost costs charge quick quickly question enquiry query issue problem problems fault faulty
error fault-code pressure low high bar noise noisy loud banging smell smells drip dripping tap taps shower bath bathroom bathrooms bed beds bedroom bedrooms kitchen loft garage cupboard
room upstairs downstairs thermostat thermostats timer programmer pump valve cylinder tank pipe pipes flue meter pilot light condensate immersion underfloor hob cooker fire engineer engineers plumber
plumbers plumbing company firm team guys guy mate mates pal love dear boss chat online website web site google facebook review reviews letting estate insurance warranty certificate safety
old good great nice bad better best worse worst terrible awful lovely perfect brilliant excellent amazing big small large little long short easy hard right wrong true false left full empty half whole
dead alive down kids kid baby babies child children family mum mom mam mother dad father husband wife partner son daughter brother sister neighbour friend nan nana gran granny grandma grandad parents
pensioner pensioners students lodger lodgers couple elderly disabled pregnant student vulnerable single married retired busy away abroad holiday rented renting rent private council social housing association tenancy
detached semi semi-detached terraced terrace mid-terrace end-terrace maisonette cottage street road avenue drive crescent mews farm st rd ave dr cottages building apartment apartments floor block unit studio
norfolk suffolk surrey cornwall dorset cumbria yorkshire derbyshire lincolnshire shropshire cambridgeshire hertfordshire bedfordshire buckinghamshire oxfordshire gloucestershire
worcestershire herefordshire warwickshire northamptonshire staffordshire nottinghamshire leicestershire northumberland merseyside teesside tyneside steady flashing blinking constant intermittent
leeds london manchester birmingham liverpool sheffield bradford bristol cardiff glasgow edinburgh belfast newcastle nottingham leicester coventry hull wakefield york doncaster rotherham barnsley halifax
huddersfield harrogate headingley horsforth otley ilkley skipton pudsey morley derby stoke wolverhampton walsall dudley solihull oldham rochdale bolton bury stockport salford wigan warrington preston blackpool blackburn burnley
lancaster chester crewe plymouth exeter bath gloucester cheltenham swindon oxford reading slough luton bedford cambridge norwich ipswich colchester chelmsford southend brighton portsmouth southampton bournemouth
poole guildford woking crawley croydon bromley ealing hackney camden islington lambeth lewisham greenwich swansea newport wrexham bangor aberdeen dundee inverness perth stirling sunderland durham middlesbrough darlington
gateshead england scotland wales ireland yorkshire lancashire kent essex sussex surrey uk northern southern eastern western north south east west
english scottish welsh irish polish british indian pakistani bangladeshi romanian african muslim christian deaf blind
hot-water no-heating frozen blocked burst flooded flooding cracked rusty knackered kaput bust buggered stuck jammed locked lockout reset flashing showing display screen code codes
correct exactly definitely absolutely probably possibly actually basically honestly obviously literally apparently anyway anyways though although however oh ah aw erm um umm er hmm hm lol haha ha omg fyi btw
idk dunno whatever whoever never always sometimes often again already yet else instead together alone enough almost
thing things stuff way ways reason info information details detail data privacy gdpr delete remove forget ignore scrap stop unsubscribe cancel cancelled reschedule rearrange
talk speak speaking speaker talking hear heard listen understand mean meant believe hope hoping guess suppose feel feeling seems sounds happy glad
money cheap cheaper expensive finance monthly budget grant grants scheme discount deal deals offer offers vat invoice receipt bill bills
rubbish joke joking kidding seriously serious nonsense crap shit fuck fucking fuckin bloody hell damn piss wtf ffs bollocks idiot useless scam
cat dog unknown secret nunya mr mrs ms customer client visitor user guest admin sir miss madam everyone regards kind many warm wishes sincerely faithfully yours truly rgds
heatpump heat-pump ashp pump lpg solar panel panels pv epc ev tv wifi alarm detector monitor carbon monoxide co cp12 mot gc tel mob ref hai nvm tbh idc na null italian spanish french german portuguese greek turkish chinese ukrainian russian bulgarian hungarian lithuanian latvian american australian canadian asian jewish hindu sikh catholic vegan
sale sales marketing seo jobs job vacancy apprentice apprenticeship training trainee cv career careers hiring recruit trade supplier
what's where's how's let's won haven't hasn't isn't aren't doesn't didn't wouldn't couldn't shouldn't wasn't weren't we'll you'll they'll he's she's it'll that'll
access key keys keysafe parking code-safe note noted message messages reply replies respond response answer contact reach
today's tonight's tomorrows half-term easter christmas xmas bank wk hols mornin evenin afternoons
sometime nd an n re regarding concerning spelt spelled spelling spell wrong wrongly changed bit bloke lad lads lady girl man woman person kev's outta gonna gotta coming due still
moved there's constant constantly intermittent baltic baking roasting perishing chilly boiling toasty nippy pouring raining snowing gushing spraying dripping hissing humming ticking knocking
second third fourth fifth final previous current original main spare extra additional further final total
hurry whenever pronto tonite innit ty tah xx xxx xo whatsapp txt defo deffo proper prob probs nothin nuffin nowt owt summat somat leakin goin lookin gettin bein doin comin wi wit kind dnt cnt wud cud tbf imo
builder chippy sparky scaffolder decorator joiner roofer plasterer cleaner teacher nurse doctor carer caretaker warden matron vicar verger concierge reception receptionist secretary nursery school
salon cafe pub hotel lettings facilities accounts management maintenance office admin occupier resident homeowner landlord's tenant's sink stairs guarantee contract cover homecare plan mains
see-ya everything wire
bye goodbye byebye cya laters seeya worries worry bother bothered hassle hassles drama rush panic odds fuss
france spain italy germany portugal greece turkey netherlands belgium poland romania usa brittany normandy dublin
`);

/** Those of the words of an address that are hardly anybody's surname. */
export const onlyPlaceWords = listed(
  'lodge cottage gardens close avenue drive crescent mews terrace farm road street square manor court house',
);

export const placeWords = listed(
  'lane close court way hill park green gardens grove square row view house walk mount rise cottage hall manor lodge street road avenue drive crescent mews terrace farm place gate bank town village',
);
