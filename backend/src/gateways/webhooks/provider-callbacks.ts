import type { MessagingSettings } from '../messaging-settings';
import { type TwilioParameters, verifyTwilio } from '../sms/twilio-callbacks';
import { SnsCertificates } from './sns-certificates';
import { type VerifiedSns, verifySns } from './sns-message';

/** Whose calls back are believed. Without a provider's settings nobody's are. */
export class ProviderCallbacks {
  constructor(
    private readonly settings: Pick<MessagingSettings, 'twilio' | 'snsTopicArn'>,
    private readonly certificates = new SnsCertificates(),
    private readonly now: () => number = Date.now,
  ) {}

  /** Whether Twilio posted a form, by the header X-Twilio-Signature, to an address as it was named to Twilio, query and all. */
  async isTwilios(publicUrl: string, parameters: TwilioParameters, signature: string): Promise<boolean> {
    const { twilio } = this.settings;
    return twilio !== null && (await verifyTwilio(twilio.authToken, publicUrl, parameters, signature));
  }

  /** What a message of SNS says, if it is one of our topic. */
  async fromSns(posted: unknown): Promise<VerifiedSns> {
    const { snsTopicArn: topicArn } = this.settings;
    if (topicArn === null) return { kind: 'refused', why: 'SNS_TOPIC_ARN is not set' };
    return await verifySns(posted, {
      topicArn,
      certificateAt: (url) => this.certificates.at(url),
      now: this.now,
    });
  }
}
