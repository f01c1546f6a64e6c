import { Injectable } from '@nestjs/common';
import type { TemplateFields } from '@pilotlight/contracts/folds/template-fields';
import { type Platform, ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';

@Injectable()
export class NotificationTemplatesReader {
  static readonly models = ['notification_templates'] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  /** Includes deleted ones; the product's own appear once an admin touches them. */
  async touched(scope: Platform): Promise<TemplateFields[]> {
    const [{ rows }] = await this.database.asPlatform(scope, (ask) => [
      ask<TemplateFields>({
        text: `select slug, event_type, made, content, is_deleted, updated_at
                 from read.notification_templates order by event_type`,
      }),
    ]);
    return rows;
  }
}
