import { demoFirm } from '../demo-firm';
import { boilerIcon, calendarIcon, certificateIcon, coldIcon, logoMark, menuIcon, phoneIcon } from './icons';
import { map } from './map';
import { terrace } from './terrace';

const { phone, email, prices, includes } = demoFirm;
const ring = `href="tel:${phone.replaceAll(' ', '')}"`;

const links = ['Services', 'Reviews', 'Questions', 'Area', 'Hours']
  .map((name) => `<a href="#${name.toLowerCase()}">${name}</a>`)
  .join('');

export const header = `<header class="site top">
<a class="logo" href="#top">${logoMark}Demo Heating</a>
<nav class="wide" aria-label="Main">${links}</nav>
<a class="button" ${ring} aria-label="Call ${phone}">${phoneIcon}<span>${phone}</span></a>
<details class="menu"><summary aria-label="Menu">${menuIcon}</summary><nav aria-label="Menu">${links}</nav></details>
</header>`;

export const hero = `<div class="hero">
<div class="say"><p class="eyebrow">Boiler engineers in Leeds since 2009</p><h1>Warm again by tonight</h1>
<p>Repairs, servicing and new boilers from eight local engineers. You get a time, a price and a name before we knock.</p>
<div class="acts"><a class="button go" href="#hours" data-pilotlight-open="Book a visit">Book a visit</a><a class="button" ${ring}>Call ${phone}</a></div>
<ul class="proof"><li><b>${demoFirm.reviews.stars}</b>${demoFirm.reviews.count}</li><li><b>Same day</b>for most repairs</li><li><b>Gas Safe</b>registered</li></ul></div>
${terrace}
</div>`;

const service = (icon: string, name: string, words: string, of: keyof typeof prices): string =>
  `<article>${icon}<h3>${name}</h3><p>${words}</p><b>${prices[of]}</b><small>Includes ${includes[of]}</small></article>`;

export const services = `<section id="services"><h2>What we do, and what it costs</h2><div class="grid">
${service(coldIcon, 'Repairs', 'No heat, no hot water, leaks and fault codes. Most are fixed on the first visit.', 'repair')}
${service(calendarIcon, 'Servicing', 'A yearly check that keeps the warranty alive, with the paperwork by email.', 'service')}
${service(boilerIcon, 'New boilers', 'Survey, honest advice and a fixed price. Ten-year warranty on most models.', 'newBoiler')}
${service(certificateIcon, 'Landlord certificates', 'Gas safety checks for one flat or forty, with reminders before they run out.', 'certificate')}
</div><p class="note">Not for us at the moment: ${demoFirm.notOffered.join(' and ').toLowerCase()}.</p></section>`;

const review = (words: string, who: string): string =>
  `<figure><span class="stars" role="img" aria-label="5 stars">★★★★★</span><blockquote>${words}</blockquote><figcaption>${who}</figcaption></figure>`;

export const reviews = `<section id="reviews"><h2>Neighbours say</h2><div class="revs">
${review('Boiler died on a Sunday night. Told the chat what it showed, and Tom arrived on Monday with the right fan in the van.', 'Sarah M., Headingley')}
${review('Three quotes, and theirs was the only one that said why. Fitted in a day and swept up after themselves.', 'Imran K., Roundhay')}
${review('They look after eleven flats for us. Certificates turn up before I think to ask.', 'Helen B., Horsforth')}
</div></section>`;

const told = ([name, words]: readonly [string, string]): string => `<div><dt>${name}</dt><dd>${words}</dd></div>`;

export const facts = `<section id="questions"><h2>What people ask us</h2><dl class="facts">
${(
  [
    ['Who comes?', demoFirm.whoAttends],
    ['How soon?', demoFirm.leadTime],
    ['Which boilers do you fit?', demoFirm.brands.join(', ')],
    ['Do you guarantee it?', demoFirm.guarantees],
    ['How can I pay?', demoFirm.waysToPay],
    ['Can I pay monthly?', demoFirm.finance],
    ['Are you registered?', `Gas Safe ${demoFirm.gasSafeNumber}`],
    ['Are you insured?', demoFirm.insurance],
    ...demoFirm.questions,
  ] as const
)
  .map((each) => told(each))
  .join('\n')}
</dl></section>`;

export const area = `<section id="area"><h2>Where we go</h2>
${map}
<p class="note">${demoFirm.area}. Just outside? Ask, we often can.</p></section>`;

export const hours = `<section id="hours"><h2>When we’re open</h2><table><tbody>
${demoFirm.hours.map(([day, time]) => `<tr><th scope="row">${day}</th><td>${time}</td></tr>`).join('\n')}
</tbody></table><p class="note">${demoFirm.holidayHours}.</p>
<p class="note">${demoFirm.outOfHours}. The chat answers day and night, and a person usually replies within ${demoFirm.replyTime}. If you smell gas, get out and ring the gas emergency line, <a href="tel:0800111999">0800 111 999</a>.</p></section>`;

export const footer = `<footer><div class="site">
<div><strong>Demo Heating</strong><p>A made-up company, here to show the Pilotlight chat on a real page. Its people, prices and reviews are invented.</p></div>
<div><strong>Talk to us</strong><a ${ring}>${phone}</a><a href="mailto:${email}">${email}</a></div>
<div><strong>Small print</strong><p>This page sets no cookies. The chat keeps nothing in your browser until you open it.</p></div>
</div></footer>`;
