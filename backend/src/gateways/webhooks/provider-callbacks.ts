import type { MessagingSettings } from '../messaging-settings';
import { type TwilioParameters, verifyTwilio } from '../sms/twilio-callbacks';
import { SnsCertificates } from './sns-certificates';
import { type VerifiedSns, verifySns } from './sns-message';

export class ProviderCallbacks {
  constructor(
    private readonly settings: Pick<MessagingSettings, 'twilio' | 'snsTopicArn'>,
    private readonly certificates = new SnsCertificates(),
    private readonly now: () => number = Date.now,
  ) {}

  /** By X-Twilio-Signature, with the address as it was given to Twilio, query and all. */
  async isTwilios(publicUrl: string, parameters: TwilioParameters, signature: string): Promise<boolean> {
    const { twilio } = this.settings;
    return twilio !== null && (await verifyTwilio(twilio.authToken, publicUrl, parameters, signature));
  }

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
