import { languageOf } from './language-of';
import { languages } from './languages';

const told = (text: string) => {
  const language = languageOf(text);
  return language === null || language === 'unknown' ? language : language.id;
};

it.each([
  ['dzień dobry, piec nie działa', 'pl'],
  ['ile kosztuje przegląd kotła', 'pl'],
  ['mae angen pris am boeler newydd', 'cy'],
  ['boiler kharab hai garam paani nahi aa raha', 'ur'],
  ['tusi kado aa sakde, sada boiler thanda hega', 'pa'],
  ['nu avem apă caldă', 'ro'],
  ['a caldeira não funciona, preciso de ajuda', 'pt'],
  ['la caldera no funciona desde ayer', 'es'],
  ['la caldaia non funziona, quanto costa', 'it'],
  ['nous avons une panne de chauffage', 'fr'],
  ['wir haben kein warmes wasser', 'de'],
  ['wij hebben geen warm water sinds gisteren', 'nl'],
  ['neveikia katilas, kada galite atvykti', 'lt'],
  ['kombi çalışmıyor sıcak su yok', 'tr'],
  ['nincs meleg víz tegnap óta', 'hu'],
  ['dobrý den, nefunguje nám kotel', 'cs'],
  ['dobrý deň, nefunguje kúrenie', 'sk'],
  ['walang mainit na tubig sa bahay', 'tl'],
  ['нет горячей воды', 'ru'],
  ['немає гарячої води', 'uk'],
  ['няма топла вода, кога можете да дойдете, държавен', 'bg'],
  ['δεν έχουμε ζεστό νερό', 'el'],
  ['مفيش مياه سخنة', 'ar'],
  ['آب گرم نداریم، پکیج خراب است', 'fa'],
  ['گھر میں گرم پانی نہیں ہے', 'ur-Arab'],
  ['गर्म पानी नहीं आ रहा है', 'hi'],
  ['গরম পানি নেই', 'bn'],
  ['ਗਰਮ ਪਾਣੀ ਨਹੀਂ ਆ ਰਿਹਾ', 'pa-Guru'],
  ['ગરમ પાણી નથી', 'gu'],
  ['சூடான தண்ணீர் வரவில்லை', 'ta'],
  ['没有热水', 'zh'],
  ['אין מים חמים', 'unknown'],
])('knows the language of "%s": %s', (text, language) => {
  expect(told(text)).toBe(language);
});

it.each([
  'no hot water since yesterday',
  'boiler broke down',
  'Agnieszka Kowalska',
  'my name is Jose de la Cruz',
  'jayden@example.com',
  'plus vat?',
  'u cover LS6?',
  'nay lad',
  'cat collapsed, boiler running',
  '07700 900123',
  'Rhodri ap Gwyn, 4 Heol y Bont',
  'haha ok 😂😂',
  'ta pal see u mon',
  'Vaillant ecotec pro 28',
  'can it be done in situ',
  '',
])('takes "%s" for English', (text) => {
  expect(told(text)).toBeNull();
});

it('has for each language what is said in it, with a place for the number', () => {
  expect(new Set(languages.map(({ id }) => id)).size).toBe(languages.length);
  for (const { sorry, ifGas } of languages) {
    expect(sorry.length).toBeGreaterThan(5);
    expect(ifGas).toContain('{number}');
  }
});
