/** A range "=other spelling" answers to both; "!" marks one that names its maker, "?" beside a number only. Only letters count. */
type Make = {
  readonly name: string;
  readonly spellings: string;
  readonly ranges: string;
  /** The maker behind a brand: the brand's name is kept, the ranges are the maker's. */
  readonly by?: string;
  /** Also an everyday word, a place or a maker of other things, so it counts only beside something of a boiler's. */
  readonly also?: 'word' | 'place' | 'appliances';
};

const worcesters =
  'worcester,worcestor,worchester,wooster,woster,worster,wuster,worsester,wocester,worcestar,woostor'.split(',');
const counties = ['worcs', 'worc', 'worcestershire'];
const bosches = ['bosch', 'bosh', 'boche', 'boch', 'bosche', 'bosches'];

export const makes: readonly Make[] = [
  {
    name: 'Worcester Bosch',
    spellings: `${[...worcesters, ...counties].flatMap((first) => bosches.map((second) => `${first} ${second}`)).join(',')}, wb, bosch worcester`,
    ranges:
      '!Greenstar=greenster=greensar=grenstar=green star, Junior, CDi, Si, Ri, Life, Style, Lifestyle, Classic, !Heatslave, !Danesmoor, Highflow, Compact, System, Utility, External, Combi, Condens, Heat, Camray',
  },
  {
    name: 'Worcester',
    spellings: `~worcester, ${worcesters.join(',')}, worcesters`,
    ranges: '',
    by: 'Worcester Bosch',
    also: 'place',
  },
  { name: 'Bosch', spellings: 'bosch', ranges: '', by: 'Worcester Bosch', also: 'appliances' },
  {
    name: 'Vaillant',
    spellings:
      '~vaillant, valliant, vailant, valiant, vailliant, vallient, valient, vaillent, vallaint, valant, vaillaint, vaillants, valliants, vialiant, viallant, vialant, valiants',
    ranges:
      '!ecoTEC=ecotech=ecotek=echotec=ekotec, !ecoFIT, !ecoMAX, Plus, Pro, Exclusive, Exclusiv, Sustain, Green iQ, Pure, !turboMAX=turbo max, !Thermocompact=thermo compact, !aroTHERM=aerotherm=arrotherm=arotherm, !flexoTHERM, !geoTHERM',
  },
  {
    name: 'Baxi',
    spellings: 'baxi, baxis, baxy, baksi, backsi, bakxi, baxii',
    ranges:
      '!Duo-tec=duotech, !Bermuda, Platinum, Solo, !Neta-tec=netatec=netatech, Assure, !EcoBlue, Advance, Megaflo, System, Combi, Barcelona, Luna, Maxflow, Boston, PowerMax, Heat, Avanta, Prima, Neta, EcoGen, Instant',
  },
  {
    name: 'Ideal',
    spellings: 'ideal, ideals, ideal heating, ideal standard, ideel, idael',
    ranges:
      '?Logic, ?Logic+, ?Logic Max, ?Vogue, ?Vogue Max, Independent, !Isar, !Icos, Mexico, Classic, !Evomax, Halo, Heat, Exclusive, Esprit, Esprit Eco, Response, Sprint, Concord, Instinct, Mini, System, Combi, Elan, Atlantic, Vanguard, i-mini, Super',
    also: 'word',
  },
  {
    name: 'Viessmann',
    spellings:
      '~viessmann, veissman, veissmann, viesmann, viesman, viessman, vissmann, vissman, veesman, viesmen, veismann, weissman, weismann, viesssman, vessman, vessmann, viessmans',
    ranges: '!Vitodens=vitodense=vitodans, !Vitocal, !Vitocrossal, !Vitopend',
  },
  {
    name: 'Glow-worm',
    spellings: 'glow worm, glowworm, glo worm, gloworm, glow warm, glow worn, glowarm, glowwarm, glow worms',
    ranges:
      '!Betacom=beta com, Energy, Easicom, !Flexicom=flexi com, !Ultracom=ultra com, Ultimate, Hideaway, !Fuelsaver=fuel saver, !Micron, !Xtramax, !Swiftflow, Compact, Space Saver, Economy Plus, Saxon, Opulus, CXi, SXi, HXi, Plus',
  },
  {
    name: 'Potterton',
    spellings: '~potterton, pottertons, poterton, pottaton, pottertan, potterson, pottertin',
    ranges:
      '?Profile, !Suprima=supreema, ?Promax, ?Pro Max, Gold, Performa, Titanium, Assure, !Netaheat=neta heat, Puma, Kingfisher, Flamingo, Prima, Heatmax, Lynx, Myson, Sterling, Paramount, Apollo, Ultra, Neataheat, Combi, System, Heat',
  },
  {
    name: 'Alpha',
    spellings: 'alpha, alfa, aplha, alpah',
    ranges: 'E-Tec=etech=e tech, E-Tec Plus, !InTec=intech, Evoke, Evoke+, CD, CB, CDX, Pro Tec, Eco, Excel',
    also: 'word',
  },
  {
    name: 'Main',
    spellings: 'main',
    ranges: 'Eco, Eco Compact, Eco Elite, Combi, System, Heat, Elite, Compact, Multipoint',
    also: 'word',
  },
  {
    name: 'Ferroli',
    spellings: '~ferroli, feroli, ferrolli, ferolli, farroli',
    ranges: 'Modena, F24, F30, Optimax, Tempra, !Bluehelix, !Domicompact, Maxima, Econcept, i25, i29, Roma, Arena',
  },
  {
    name: 'Intergas',
    spellings: '~intergas, inter gas, intergass',
    ranges: 'Rapid, Xclusive, HRE, Xtreme, Eco RF, Compact, ECO',
  },
  {
    name: 'Vokera',
    spellings: '~vokera, vokerra, vockera, vokara, volkera, vocera',
    ranges:
      'Compact, Linea, Unica, Mynute, Evolve, Vibe, Vision, Excell, Syntesi, Verve, Easi-Heat, Max, Plus, Mynute HE',
  },
  { name: 'Ravenheat', spellings: '~ravenheat, raven heat', ranges: 'CSI, LS, White Star, HE, Primary' },
  {
    name: 'Biasi',
    spellings: 'biasi, biassi, biasie, byasi, biazi',
    ranges: 'Garda, Riva, Inovia, Advance, Parva, Rinnova',
  },
  { name: 'Remeha', spellings: '~remeha, remaha, remeah', ranges: 'Avanta, Quinta, Tzerra, Calenta, Gas' },
  { name: 'Keston', spellings: '~keston, kestin', ranges: 'Heat, Combi, System, Qudos, Celsius, Micro' },
  {
    name: 'Saunier Duval',
    spellings:
      'saunier duval, saunier, sauneir duval, sanier duval, saunierduval, sauner duval, soniere duval, sonia duval',
    ranges: 'Thelia, Themaclassic, Isofast, Xeon, SD',
  },
  {
    name: 'Grant',
    spellings: 'grant, grants, grant uk',
    ranges:
      '!Vortex=vortexx=vortecs, Vortex Pro, Vortex Eco, Vortex Blue, Euroflame, !Aerona, Pro, Eco, Outdoor, Combi, Utility, Blue, Multipass, Boiler House',
    also: 'word',
  },
  { name: 'Navien', spellings: '~navien, navian, naviene', ranges: 'NCB, LCB, NPE, ON' },
  { name: 'ATAG', spellings: 'atag, a tag', ranges: 'iC, iS, iR, iC Economiser, Economiser' },
  {
    name: 'Ariston',
    spellings: '~ariston, arriston, aristan, arston',
    ranges: 'Clas, Clas One, Microgenus, E-Combi, Genus, Cares, Alteas, Egis, Combi, HE, Evo',
  },
  { name: 'Daikin', spellings: 'daikin, diakin, daiken, dakin, dyken, daikon', ranges: '!Altherma=alterma' },
  {
    name: 'Mitsubishi',
    spellings: '~mitsubishi, mitsibushi, mitsubushi, mitsubish, mitsubishi electric',
    ranges: '!Ecodan=eco dan=echodan, Zubadan',
    also: 'appliances',
  },
  { name: 'Samsung', spellings: '~samsung, samsun', ranges: 'EHS, Gen 6, Mono, Gen 7', also: 'appliances' },
  { name: 'LG', spellings: 'lg', ranges: 'Therma V', also: 'appliances' },
  { name: 'Panasonic', spellings: 'panasonic', ranges: 'Aquarea', also: 'appliances' },
  { name: 'Hitachi', spellings: 'hitachi', ranges: 'Yutaki', also: 'appliances' },
  { name: 'Toshiba', spellings: 'toshiba', ranges: 'Estia', also: 'appliances' },
  { name: 'NIBE', spellings: 'nibe', ranges: '' },
  { name: 'Kensa', spellings: 'kensa', ranges: 'Evo, Shoebox' },
  { name: 'Stiebel Eltron', spellings: 'stiebel eltron, stiebel', ranges: '' },
  {
    name: 'Firebird',
    spellings: 'firebird, fire bird',
    ranges: 'Enviromax, Envirogreen, S20, S26, C20, C26, C35, Blue, Popular, Silver',
  },
  {
    name: 'Warmflow',
    spellings: 'warmflow, warm flow',
    ranges: 'Agentis, U50, U70, U90, UB90, Utility, Kabin Pak, Kabin',
  },
  { name: 'Trianco', spellings: 'trianco', ranges: 'Eurostar, Contractor, Redfyre, Utility' },
  { name: 'HRM', spellings: 'hrm, wallstar', ranges: 'Wallstar, Starflow' },
  { name: 'Boulter', spellings: 'boulter, boulter buderus', ranges: 'Camray, Ecolux, Bonus' },
  { name: 'Camray', spellings: 'camray', ranges: '' },
  { name: 'Mistral', spellings: 'mistral', ranges: '' },
  { name: 'Rayburn', spellings: 'rayburn, rayburne', ranges: 'Royal, Nouvelle, Heatranger' },
  { name: 'Stanley', spellings: 'stanley', ranges: '', also: 'word' },
  { name: 'AGA', spellings: 'aga', ranges: '' },
  {
    name: 'Johnson & Starley',
    spellings:
      'johnson starley, johnson and starley, johnston and starley, johnston starley, johnson stanley, johnson and stanley',
    ranges: 'Warmcair, Economaire, Hi-Spec, Janus, Quantec',
  },
  {
    name: 'Halstead',
    spellings: '~halstead, halsted, holstead',
    ranges: 'Ace, Ace High, Finest, Finest Gold, Best, Eden, Hero, Wickes, Quattro',
  },
  { name: 'Myson', spellings: 'myson', ranges: 'Apollo, Marathon, Midas, Velaire, Kickspace' },
  {
    name: 'Chaffoteaux',
    spellings: 'chaffoteaux, chaffoteaux et maury, chafoteaux, chaffoteau, chaffeteaux, chaffatoux',
    ranges: 'Britony, Celtic, Calydra, Mira, Talia, Pigma',
  },
  { name: 'Sime', spellings: 'sime', ranges: 'Murelle, Format, Friendly, Ecomfort' },
  { name: 'Heatline', spellings: 'heatline, heat line', ranges: 'Capriz, Vizo, Sargon, Solaris, Monza' },
  { name: 'Dimplex', spellings: 'dimplex, dimplecks', ranges: 'Quantum, Duoheat, XLS' },
  { name: 'Creda', spellings: 'creda', ranges: '' },
  {
    name: 'Heatrae Sadia',
    spellings: 'heatrae sadia, heatrae, heat rae sadia, heatre sadia',
    ranges: 'Amptec, Megaflo, Electromax',
  },
  { name: 'Buderus', spellings: 'buderus', ranges: 'Logamax, Logano' },
  { name: 'Thorn', spellings: 'thorn', ranges: 'Apollo, Olympic', also: 'word' },
  { name: 'Immergas', spellings: 'immergas', ranges: 'Victrix, Eolo, Nike, Zeus' },
  { name: 'Hamworthy', spellings: '~hamworthy, hamworthys', ranges: 'Wessex, Purewell, Fleet, Stratton' },
  { name: 'Hoval', spellings: 'hoval', ranges: 'UltraGas, TopGas' },
  { name: 'Lochinvar', spellings: 'lochinvar, loch invar', ranges: 'Amicus, EcoKnight' },
  { name: 'Andrews', spellings: 'andrews', ranges: 'Maxxflo, Ecoflo', also: 'word' },
  { name: 'ACV', spellings: 'acv', ranges: 'Heatmaster, Prestige' },
  { name: 'Strata', spellings: 'strata', ranges: '', also: 'word' },
];
