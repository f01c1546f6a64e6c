const works = {
  certificate: {
    en: 'cp12, cp12s, certificate, certificates, cert, certs, gas certificate, gas certificates, gas cert, gas certs, gas safety certificate, gas safety certificates, gas safety cert, gas safety, gas safety check, gas safety checks, gas safety record, gas safety inspection, gas check, gas checks, gas inspection, safety check, safety checks, safety certificate, landlord certificate, landlord certificates, landlords certificate, landlords certificates, landlord cert, landlord certs, landlords cert, landlord check, landlords check, landlord gas safety certificate, landlord gas safety certificates, landlords gas safety certificate, landlord gas safety check, landlords gas safety check, landlord gas safety, landlord gas safety record, landlord gas certificate, landlord gas check, landlord safety check, landlord safety certificate, landlords safety check, landlords safety certificate, landlord inspection, landlords inspection, landlord gas inspection, landlords gas inspection, landlord gas record, landlords gas record, landlord gas cert, landlords gas certificate, gas safe certificate, gas safe cert, gas safe check, gas safe inspection, lgsr, cp 12',
  },
  service: {
    en: 'service, services, servicing, serviced, boiler check, annual check, yearly check, boiler mot, mot, health check, check up, checkup',
  },
  repair: {
    en: 'repair, repairs, repairing, repaired, fix, fixed, fixing, mend, mending, mended, breakdown, breakdowns',
  },
  newOne: {
    en: 'new, install, installs, installed, installing, installation, installations, fit, fitted, fitting, replace, replaced, replacing, replacement, replacements, swap, swapped, swapping, swapout, upgrade, upgrading, supply',
  },
  callOut: {
    en: 'call out, call outs, callout, callouts, come out, coming out, comes out, come round, come and look, come n look, come an look, come n have a look, come look, come and have a look, come to look, attendance, send someone, send somebody, send an engineer, someone out, somebody out, someone round, somebody round, engineer out, engineer round, plumber out, plumber round, call you out, home visit, visit, visits',
  },
  flush: {
    en: 'power flush, power flushing, power flushed, powerflush, powerflushing, flush, flushing, flushed, chemical flush',
  },
  conversion: { en: 'conversion, convert, converting' },
  move: { en: 'move, moved, moving, relocate, relocated, relocating, relocation' },
  removal: {
    en: 'remove, removed, removing, removal, disconnect, disconnection, cap, capping, cap off, drain, drain down',
  },
  plan: { en: 'plan, plans, cover plan, service plan, care plan, cover, contract, boiler cover' },
  survey: { en: 'survey, surveys, quote, quotes, quotation, estimate' },
  diagnosis: {
    en: 'diagnosis, diagnostic, diagnostics, diagnose, diagnosing, fault finding, fault find, find the fault, finding the fault, find out whats wrong, see whats wrong, look at it, take a look, have a look',
  },
} as const;

const things = {
  boiler: { en: '~boiler, boilers, boilars, combi, combis, combi boiler, combination boiler' },
  heatPump: {
    en: 'heat pump, heat pumps, heatpump, heatpumps, ashp, gshp, air source, ground source, air source heat pump, ground source heat pump',
  },
  backBoiler: { en: 'back boiler, back boilers' },
  cylinder: {
    en: 'cylinder, cylinders, hot water cylinder, hot water tank, tank, tanks, megaflo, immersion, immersion heater, unvented',
  },
  radiator: { en: 'radiator, radiators, rad, rads, towel rail, towel rails' },
  control: {
    en: '~thermostat, thermostats, stat, programmer, timer, hive, nest, tado, controls, smart control, smart controls',
  },
  fire: { en: 'fire, fires, gas fire, gas fires, fireplace, stove, log burner, wood burner' },
  cooker: { en: 'cooker, cookers, hob, hobs, oven, range cooker, aga' },
  waterHeater: { en: 'water heater, water heaters' },
  floor: { en: 'underfloor, underfloor heating, ufh' },
  plumbing: {
    en: 'bathroom, bathrooms, shower, showers, bath, toilet, toilets, tap, taps, sink, basin, pipe, pipes, pipework, drain pipe, drains, stopcock, kitchen, washing machine, dishwasher, outside tap, water softener, softener',
  },
  part: {
    en: 'fan, fans, pcb, circuit board, valve, valves, diverter valve, diverter, trv, trvs, pump, pumps, heat exchanger, exchanger, motor, sensor, thermistor, thermocouple, expansion vessel, vessel, flue, flues, flue kit, filter, magnetic filter, magnaclean, scale reducer, electrode, part, parts, spare parts, gas valve, condensate pipe, condensate, gas pipe, gas meter, meter, casing, cover panel, display, panel, seal, seals, washer, burner',
  },
  ofOthers: {
    en: 'solar, ev, charger, rewire, rewiring, fuse board, consumer unit, socket, sockets, lights, alarm, alarms, air con, aircon, air conditioning, roof, gutter, gutters, window, windows, door, doors, fence, car, van',
  },
} as const;

const kinds = {
  oil: { en: 'oil, oil fired, kerosene' },
  lpg: { en: 'lpg, calor, bottled gas, bottle gas' },
  electric: { en: 'electric, electrical, electricity, eicr, epc, energy performance, pat' },
  solid: { en: 'biomass, solid fuel, coal, wood' },
  outOfHours: { en: 'emergency, emergencies, out of hours, after hours, overnight, bank holiday, bank holidays' },
  scheme: { en: 'boiler upgrade scheme, upgrade scheme, boiler scheme' },
  commercial: { en: 'commercial, industrial, plant room, office, shop, restaurant, pub' },
} as const;

export const pricedWords = { works, things, kinds } as const;

export const saysNothingOfPrices: ReadonlySet<string> = new Set(
  'a about all am an and any approx approximately are around as at average ball ballpark be bill by can charge charges charging cost costs could current currently did do does done each ease estimate exactly fee fees for from full gas general get give going got guys ha have having hello heating hey hi hiya hour how i id idea if ill im in instead is it its ive just kind know like likely list lot love many me mine much month my need needs next normal normally now nowadays of off ok on one ones or our out pay per please plus pls pounds price prices priced pricing quid quick rate rates rough roughly so some sort standard system tell thanks that the these days house home flat their them then there these they thing things this today to tomorrow total typical typically u up ur us usual usually wanna want was we week well what whats when will with wondering work works would x yearly year years you youd your yours annual annually'.split(
    ' ',
  ),
);
