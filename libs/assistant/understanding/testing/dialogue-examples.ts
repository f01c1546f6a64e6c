import type { Intent } from '@pilotlight/contracts/values/intent';

/** What visitors say one after another, by what the whole of it is about. */
export const dialogueExamples: Readonly<Partial<Record<Intent, readonly (readonly string[])[]>>> = {
  booking: [
    ['boiler keeps cutting out', 'vaillant ecotec plus', 'can someone come thursday', 'Priya, 07700 900311'],
    ['hi', 'need a service', 'any morning next week is fine', 'SK7 2PL'],
    ['no hot water', 'its a combi', 'ring me on 07700 900224 after 3 pls'],
    ['how much for a service', 'ok book me in then', 'Gareth Pugh, CF14 3AB'],
    ['thinking about a heat pump', '4 bed detached, oil', 'could a surveyor visit? weekends best'],
    ['Your engineer was due at ten', 'nobody has come', 'Mrs Lowe, M20 2RN'],
    ['need to move my appointment', 'its on the 4th', 'the week after would do'],
    ['landlord cert needed', 'two bed flat, E3 4RT', 'tenant is in most evenings, can you book it'],
  ],
  installation: [
    ['do you fit heat pumps', 'bungalow, 2 bed, one bathroom', 'we own it', 'Ann Hale, TR1 2XY'],
    ['boiler is dead', 'E119, its 22 years old', 'i think i want a new one put in', 'jo@example.com'],
    ['what size boiler do i need', '3 bed semi', '1 bathroom and an ensuite', 'gas'],
    ['Hello', 'We would like our tanks taken out and a combi instead', 'Mr Ford', '01632 960555'],
    ['are you gas safe', 'good. want radiators in the loft room, can you do that', '07700 900871'],
    ['swap back boiler for combi?', 'in the lounge behind the fire', 'yes', 'thanks'],
  ],
  quote: [
    ['price for a new combi', '2 bed terrace', 'potterton in there now', 'gas', 'LS9 8AA'],
    ['how much is a cp12', 'its a flat, one boiler', 'im the landlord', 'r.khan@example.org'],
    ['no heating, f75', 'what would that cost to fix', 'dave', '07700 900606'],
    ['hiya', 'do you do finance', 'im a tenant', 'no thanks thats all'],
    ['ballpark for 8 radiators', 'three bed semi, system boiler with cylinder', 'not till spring'],
    ['what do you charge to come out', 'S10 1BB', 'ok ta'],
  ],
  service: [
    ['no hot water', 'its a worcester 24i', 'mains gas combi, 3 bed, 1 bath', 'Kelly, 07700 900132'],
    ['heating packed in', 'ideal logic combi 30', 'L2', 'terraced house, BB2 3QQ'],
    ['radiator leaking', 'bowl under it', 'we rent', '07700900456'],
    ['hi there', 'pressure keeps going down', 'no leaks i can see', 'ok will try that thanks'],
    ['is my boiler in warranty', 'baxi 600, fitted 2021', '14 Ash Grove', 'sam.ellis@example.com'],
    ['boiler due its service', 'oil, grant vortex', 'detached, 4 bedrooms', 'EX4 6PL'],
    ['gurgling noise from the boiler', 'about 12 years old', 'in the kitchen cupboard', 'dont know the model'],
  ],
  general: [
    ['hello', 'anyone there', 'doesnt matter'],
    ['do you cover HU5', 'ok thanks', 'Steve'],
    ['any jobs going', 'level 3, 5 years', '07700 900717'],
    ['want to complain', 'your man left mud on my carpet', 'Mrs Ray, 07700 900288'],
    ['what time do you open', 'its a vaillant combi', '3 bed semi'],
  ],
};
