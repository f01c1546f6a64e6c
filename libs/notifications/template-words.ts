/** What a template says until an admin says otherwise; `sms` and `whatsapp` are whether it goes by those. */
export interface TemplateWords {
  readonly name: string;
  readonly description: string;
  readonly subject: string;
  readonly email: string;
  readonly text: string;
  /** By which channels it goes until an admin says otherwise. */
  readonly sms: boolean;
  readonly whatsapp: boolean;
}
