import { emptyTraining, trainingSchema } from './training';

const firstMessage = (training: unknown): string | undefined =>
  trainingSchema.safeParse(training).error?.issues[0]?.message;

describe('a training', () => {
  it('is empty, friendly and takes everything until somebody says otherwise', () => {
    expect(emptyTraining).toEqual({
      businessInfo: {
        openingHours: '',
        description: '',
        services: [],
        specialties: '',
        certifications: [],
        coverageArea: '',
        emergencyContact: '',
        additionalInfo: '',
        trainingUrls: [],
      },
      customPrompt: '',
      tone: 'friendly',
      flows: { takesCallbacks: true, takesQuoteRequests: true, asksForPhotos: true, offersVisits: true },
      prices: [],
    });
  });

  it('reads lists a line an entry, without the blank ones', () => {
    const { businessInfo } = trainingSchema.parse({ businessInfo: { services: [' Boiler service ', '', '  '] } });
    expect(businessInfo.services).toEqual(['Boiler service']);
  });

  it.each([
    [{ customPrompt: 'x'.repeat(4_001) }, 'At most 4,000 characters'],
    [{ businessInfo: { openingHours: 'x'.repeat(501) } }, 'At most 500 characters'],
    [{ businessInfo: { services: ['x'.repeat(121)] } }, 'At most 120 characters a line'],
    [{ businessInfo: { certifications: Array.from({ length: 31 }, String) } }, 'At most 30 certifications'],
    [{ businessInfo: { trainingUrls: ['javascript:alert(1)'] } }, 'Please enter web addresses, one per line'],
    [{ prices: [{ what: ' ', from: 8_900 }] }, 'Please say what the price is for'],
    [{ prices: [{ what: 'Service', from: 0 }] }, 'Please enter a price such as 89 or 89.50'],
  ])('is refused with %j', (training, message) => {
    expect(firstMessage(training)).toBe(message);
  });

  it('takes a prompt of exactly 4,000 characters', () => {
    expect(firstMessage({ customPrompt: 'x'.repeat(4_000) })).toBeUndefined();
  });
});
