export const informationWords = {
  hours: {
    en: 'opening hours, opening times, office hours, working hours, your hours, what hours, what time do you, what time you, what time are you, what times, are you open, you open, open on, open at, open today, open tomorrow, open now, when do you open, when do you close, when you close, when you shut, when do you shut, do you close, time you open, time you shut, you closed, work weekends, work saturdays, work sundays, work on, open weekends, open late, bank holidays, do saturdays, do sundays, do weekends, do mondays, do fridays, do evenings, work evenings, on a saturday, on a sunday, on saturdays, on sundays, on weekends, at weekends, at the weekend, open sundays, open saturdays, work bank holidays',
  },
  area: {
    en: 'do you cover, you cover, cover my area, what area, what areas, which area, which areas, areas you cover, area you cover, coverage, cover us, do you come to, do you come out to, come as far as, travel to, how far do you, do you travel, do you work in, your area, are you local, where are you based, are you near, service area',
  },
  certifications: {
    en: 'gas safe, gassafe, reg number, reg no, registration number, corgi, registered, registration, certified, qualified, qualification, qualifications, accredited, accreditation, accreditations, accredited by, oftec, hetas, mcs, insured, insurance',
  },
  emergencyContact: {
    en: 'emergency number, emergency contact, emergency line, emergency phone, out of hours number, out of hours contact, out of hours, after hours, 24 hour, 24 hours, 24 7, in an emergency, your phone number, your number, your telephone number, your telephone, your mobile, address and phone number, address and number, address and phone, number and address, your contact details, your contact, number to ring, number to call, phone number for you, who do i call, who do i ring',
  },
  services: {
    en: 'what services, which services, services do you, services you, do you offer, you offer, what do you do, what can you do, what work do you, what kind of work, do you do, do you fit, do you install, do you repair, do you fix, do you service, do you replace, do you supply, do you move, can you do, can you fit, can you install, can you repair, can you service',
  },
} as const;
