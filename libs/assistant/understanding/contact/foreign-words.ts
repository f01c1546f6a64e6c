/** Everyday words of the other languages that are written here, without their accents, which no name is taken for. */
export const foreignWords: ReadonlySet<string> = new Set(
  // Polish.
  (
    'nie tak jest sa mam ma jak jaki jaka jakie kiedy gdzie czy co prosze dziekuje dzieki dzien dobry wieczor pan pani panstwo piec kociol gaz gazu woda wody ' +
    'ogrzewanie dzisiaj dzis jutro teraz po na do od przy za bez moze ktos ktoś domu dom praca pracy zadzwonic zadzwoncie zadzwon przyjsc przyjechac butli ' +
    'lazienki lazienka sypialnie sypialni tej strony proszę dziękuję kocioł dzień będę bede ile kosztuje ' +
    'dzieci dziecmi dziećmi dziecko zona żona zony żony maz mąż mezem mężem czekamy mieszkamy wychodzimy mamy chcemy czesc cześć witam pozdrawiam ' +
    // Urdu, Hindi and Punjabi.
    'hai hain hoon hun tha thi aur ya nahi nahin nai raha rahi rahe kya kab kaise kahan mera meri mere aap ap hum ham mujhe se ko ke ki ka par bhi bhai baji ' +
    'salaam salaams selam asalam adaab namaskar shukria shukriya meherbani plis pani garam thanda kharab theek thik jaldi subah shaam sham raat dopahar baje salam assalam alaikum namaste sat sri akal ' +
    'paaji bol bolo karo karna dard chakkar dena ' +
    // Romanian.
    'buna ziua seara dimineata multumesc mersi va rog este sunt sînt nu avem am centrala apa calda caldura cald azi maine poimaine sambata pentru la ' +
    'cand cat costa puteti ' +
    // Welsh.
    "yw yw'r ydw ydy ydi mae oes yna rhywun sut pryd pam bore prynhawn heno heddiw yfory diolch gwelwch gwres dwr nwy boeler eisiau gen fi pris dydd llun ofalwr " +
    // Spanish, Portuguese, Italian, French and German.
    'hola gracias favor obrigado obrigada bom dia grazie ciao buongiorno bonjour merci oui danke bitte guten tag hallo keller hause dem ich nicht ' +
    // Turkish.
    'merhaba lutfen lütfen var yok ve bir evde ev su kacagi kaçağı kombi icin için tesekkurler teşekkürler'
  ).split(' '),
);
