export const boilerWords = {
  COMBI:
    '~combi, combie, comby, combo boiler, combination boiler, ~combination, combi boiler, combie boiler, conbi, cmbi, combi type, kombi, condensing combi, comi boiler, combi condensing boiler',
  COMBIS: 'combis, combies, combi boilers, combination boilers',
  SYSTEM: 'system boiler, system type boiler, systems boiler, sytem boiler, system one, system type, system kind',
  SYSTEMWORD: 'system, ~heating system, central heating system, wet system, new system, hot water system, whole system',
  REGULAR:
    'heat only, heat only boiler, heating only boiler, heatonly, regular type, conventional type, open vent, open vented, open vented boiler, open vent boiler, open vented system, open vent system, vented system, gravity fed, gravity fed system, gravity system, gravity boiler, old style boiler with a tank',
  REGULARWORD: 'regular, conventional, traditional',
  LOFTTANK:
    'tank in the loft, tanks in the loft, tank in loft, tanks in loft, loft tank, loft tanks, tank in the attic, tanks in the attic, tank in attic, tanks in attic, header tank, header tanks, f and e tank, feed and expansion tank, expansion tank in the loft, cold water tank in the loft, cold water tank in loft, cold tank in loft, cold tank in the loft, water tank in the loft, water tank in loft, water tanks in the loft, tank up in the loft, tanks up in the loft, tank up the loft, tank upstairs in the loft, tank in the roof, tanks in the roof, tank in our loft, tank in my loft, tanks in our loft, tanks in my loft, tank up in loft',
  CYLINDER:
    '~cylinder, hot water cylinder, hot water tank, immersion tank, unvented cylinder, hw cylinder, copper cylinder, megaflo, megaflow, mega flow',
  BACKBOILER:
    'back boiler, backboiler, back burner boiler, bbu, back boilers, back boiler unit, boiler behind the fire, boiler behind the gas fire, boiler behind fire, boiler behind gas fire, boiler is behind the fire, boilers behind the fire, boiler is behind the gas fire, boiler at the back of the fire, boiler at back of the fire, boiler at the back of the gas fire, boiler at back of fire, bak boiler',
  BEHINDFIRE:
    'behind the fire, behind the gas fire, behind fire, back of the fire, behind the fireplace, behind our fire, behind my fire',
  HEATPUMP:
    '~heatpump, heat pump, heatpump, heta pump, heat pumb, heat pmp, heet pump, air source, air source heat pump, air source pump, airsource, airsource heat pump, ashp, gshp, ground source, ground source heat pump, air to water heat pump, air source unit, air sourced heat pump',
  HEATPUMPS: 'heat pumps, heatpumps, ashps',
  ELECTRIC:
    'electric boiler, electrical boiler, electric heating, electric central heating, electric heaters, electric radiators, electric panel heaters, panel heaters, electric rads, electric flow boiler, ~electric boiler',
  ELECTRICBOILERS: 'electric boilers',
  ELECTRICNESS:
    'electric fire, electric shower, electric meter, electric bill, electric blanket, electric cooker, electric hob, electric oven, electric shock, electric box, electric socket, electric supply, electric is off, electric went, electric car, electrics, electrical, electrician, electricity, electricity bill, electric company, electric fires, electric showers, electric heater, electric towel rail, electric underfloor, electric kettle',
  ELECTRICFUEL: 'all electric, fully electric, on electric, on electricity, electric only',
  ELECTRICWORD: 'electric',
  OIL: 'oil boiler, oil fired boiler, oil fired heating, oil heating, oil central heating, oil fired central heating, oil fired one, oil burner, oil range',
  OILBOILERS: 'oil boilers',
  OILWORD: 'oil, oil fired, kerosene, kero, heating oil, on oil, oil run, oil fueled, oil fuelled, red diesel',
  /** An oil tank means oil, even where a new one is wanted. */
  OILTANK:
    'oil tank, oil tanks, bunded tank, bunded oil tank, bunded oil tanks, plastic oil tank, steel oil tank, oil supply, oil supply line, oil line, oil lines, oil delivery, oil deliveries, tank of oil, oil storage tank, heating oil tank, kerosene tank',
  OILNESS:
    'olive oil, oil leak, oil slick, oil filled radiator, oil filled radiators, oil filled rad, oil filled heater, cooking oil, oil paint, oil change, oil rig, oil filter, engine oil, oil stain',
  LPG: 'lpg boiler, lpg heating, lpg central heating, lpg fired boiler, propane boiler, calor gas boiler, calor boiler, bottled gas boiler, lpg gas boiler, flogas boiler',
  LPGWORD:
    'lpg, lpg gas, liquid gas, propane, calor, calor gas, bottled gas, bottle gas, gas bottles, gas bottle, gas in bottles, flogas, lpg tank, lpg bottles, propane bottles, on lpg, bulk lpg, butane',
  STORAGE:
    'storage heaters, storage heater, storage heating, night storage heaters, night storage heater, night storage, storage rads, storage radiators, economy 7 heaters, economy seven heaters, storage heters, storageheaters, economy 7 heating, night store heaters, night stores',
  WARMAIR:
    'warm air, warm air unit, warm air heating, warm air system, warm air heater, warm air boiler, hot air heating, hot air system, blown air, blown air heating, hot air vents, blown hot air, ducted air, warm air central heating, hot air unit, warm air blower',
  GASBOILER:
    'gas boiler, gas fired boiler, gas central heating, gas heating, gas condensing boiler, gas fired central heating, gas water heater, gas fired water heater, piec gazowy, pieca gazowego, piecyk gazowy, kociol gazowy, kotla gazowego, kocioł gazowy, kotła gazowego, gas ch, gch, condensing gas boiler, gas fired one',
  GASFUEL: 'mains gas, natural gas, main gas, on gas, gas fired, on the gas, piped gas, on mains, town gas',
  GASNESS:
    'gas safe, gas safety, gas cert, gas certs, gas certificate, gas certificates, gas check, gas bill, gas bills, gas meter, gas leak, gas leaks, gas smell, smell gas, smelling gas, smell of gas, smells of gas, gas fire, gas fires, gas cooker, gas hob, gas oven, gas engineer, gas engineers, gas man, gas men, gas fitter, gas company, gas record, gas valve, gas pipe, gas pipes, gas line, gas escape, gas hobs, gas key, gas card, gas credit, gas board, gas network, gas emergency, gas registered, gas work, gas service, gas test, gas tap, gas detector, gas alarm, gas hot water, gas inspection, gas bottle empty, gas cookers, gas mains, gas supplier, gas is off off, gas supplied by',
  NOGAS:
    'no gas, no mains gas, not on gas, not on the gas, not on mains gas, without gas, no gas up, off grid, off the gas grid, not on mains, no natural gas, havent got gas, dont have gas',
  GAS: 'gas',
  SOLIDFUEL:
    'solid fuel, solid fuel boiler, multifuel, multi fuel, multi fuel boiler, coal, coal fired, coal boiler, coal fire boiler, anthracite, biomass, biomass boiler, pellet boiler, wood pellet boiler, wood pellets, wood boiler, log boiler, wood burning boiler, coal fired boiler, solid fuel heating, solidfuel',
  BOILER: '~boiler, boilers, boilr, bolier, boyler, boiller, biler, boliler, combustion unit, boeler',
} as const;
