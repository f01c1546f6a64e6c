export const firmSubjects = {
  finance: {
    asked:
      '~finance, financing, payment plan, payment plans, pay monthly, monthly, pay in instalments, instalments, installments, spread the cost, spread the payments, spread payments, interest free, buy now pay later, pay over time, pay it off, pay it back, on credit, on tick',
    told: 'apr, novuna, klarna, hitachi, ideal4finance, repayments',
  },
  guarantee: {
    asked:
      '~guarantee, guarantees, guaranteed, guarentee, garantee, ~warranty, warranties, waranty, warrenty, guaranty',
    told: '',
  },
  grant: {
    asked:
      'grant, grants, funding, funded, boiler upgrade scheme, upgrade scheme, bus, eco4, eco 4, government scheme, government schemes, government help, help from the government, free boiler scheme',
    told: '',
  },
  payment: {
    asked:
      'pay by card, take card, take cards, accept card, accept cards, card payment, card payments, credit card, credit cards, debit card, pay cash, take cash, pay by cash, cash, cheque, bank transfer, apple pay, how do i pay, how can i pay, how do you take payment, when do i pay, deposit, pay upfront, pay up front',
    told: 'card, cards, payment, payments',
  },
  address: {
    asked:
      'your address, where are you based, where you based, where are you located, where abouts are you, whereabouts are you, your office, your shop, your showroom, showroom, where is your, find you',
    told: 'our office, office is, office at, offices, based in, based at, located, find us, visit us, our shop, premises, our address, address is, unit',
  },
  freeQuote: {
    asked:
      'free quote, free quotes, quote free, quotes free, charge for quotes, charge for a quote, charge for quote, charge to quote, charge for quoting, charge for an estimate, free estimate, free estimates, estimates free, estimate free, free survey, free surveys, survey free, surveys free, charge for a survey, charge for surveys, no obligation, quote cost',
    told: 'free no obligation, quotes are free, surveys are free, estimates are free, free home survey',
  },
  discount: {
    asked:
      'discount, discounts, pensioner, pensioners, oap, oaps, nhs, blue light, money off, special offer, special offers, any offers, promotion, promotions, deals',
    told: 'reduction',
  },
  howSoon: {
    asked:
      'same day, how quickly, how quick, how soon, how fast, response time, response times, lead time, lead times, waiting time, waiting list, how long is the wait',
    told: 'next day, within 24 hours, within 48 hours, within a day, the day you ring, within the hour',
  },
  howLong: {
    asked:
      'how long does it take, how long will it take, how long does, how long to fit, how long to install, how long would it take, how many days, take long',
    told: 'in a day, one day, two days, half a day, an hour, takes',
  },
  experience: {
    asked:
      'how long have you been, how long you been, how many years, how experienced, been going, been in business, been trading, family run, family business, family firm, how many engineers',
    told: 'since, established, years experience, years of experience, for over, engineers',
  },
} as const;

export const callOutCharge = {
  asked:
    'call out, call outs, callout, callouts, come out, coming out, come round, come and look, come and have a look',
  told: '',
} as const;

export const ofTheVisitors =
  'under warranty, under guarantee, in warranty, out of warranty, in guarantee, void the warranty, void my warranty, warranty claim, my warranty, my guarantee, warranty expired, warranty run out';
