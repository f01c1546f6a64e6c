import { saidIn } from '../phrases/said';
import { MatchedPhrases } from './matched-phrases';
import { intentIn } from './recognise-intent';
import { subIntentIn } from './recognise-sub-intent';

const kindOf = (text: string): string => {
  const heard = new MatchedPhrases(saidIn(text));
  const intent = intentIn(heard);
  return `${intent} ${subIntentIn(intent, heard.said)}`;
};

it.each([
  ['can I book a visit', 'booking new'],
  ['cancel my appointment please', 'booking cancel'],
  ['cancel', 'booking cancel'],
  ['Hi, can I cancel? Something came up', 'booking cancel'],
  ['i had to cancel my last service, can i rebook', 'booking new'],
  ['can we move my appointment to friday', 'booking reschedule'],
  ['please ring me back', 'booking callback'],
  ['book me in for a landlord gas safety check', 'booking landlord-certificate'],
  ['I want a new boiler', 'installation swap'],
  ['can you convert a system boiler to a combi', 'installation conversion'],
  ['can you move the boiler to the loft', 'installation relocation'],
  ['do you fit heat pumps', 'installation heat-pump'],
  ['can you fit an unvented cylinder', 'installation cylinder'],
  ['need extra radiators fitted', 'installation radiators'],
  ['can you fit a hive thermostat', 'installation controls'],
  ['how much is a service', 'quote price'],
  ['can I pay monthly for a new boiler', 'quote finance'],
  ['can you beat the price I was given', 'quote compare'],
  ['boiler needs its annual service', 'service annual'],
  ['heating has packed in', 'service breakdown'],
  ['boiler shows F28', 'service fault-code'],
  ['pressure keeps dropping', 'service low-pressure'],
  ['no hot water', 'service no-hot-water'],
  ['theres a drip under the boiler', 'service minor-leak'],
  ['is my boiler still under warranty', 'service warranty'],
  ['what time do you open', 'general hours'],
  ['do you cover LS6', 'general area'],
  ['are you gas safe registered', 'general accreditation'],
  ['I want to complain', 'general complaint'],
  ['delete my data', 'general privacy-request'],
  ['tell me a joke', 'general off-topic'],
  ['hello', 'general null'],
  ['purple monkeys', 'null null'],
])('"%s" is %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});
