import { Injectable } from '@nestjs/common';
import type { PromptOverride } from '@pilotlight/contracts/http/platform-prompt';
import { type Platform, ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';

const withOwn = `read.installers installer left join read.prompt_overrides own using (slug)
  where installer.status = 'active'
    and (own.tone is not null or own.own_prompt or own.flows_off <> '[]' or installer.custom_prompts <> '{}')`;

@Injectable()
export class PromptOverridesReader {
  static readonly models = [
    'installers',
    'conversations',
    'prompt_overrides',
  ] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  /** By name. */
  async list(
    scope: Platform,
    { page, pageSize }: { readonly page: number; readonly pageSize: number },
  ): Promise<{ readonly installers: PromptOverride[]; readonly total: number }> {
    const [found, counted] = await this.database.asPlatform(scope, (ask) => [
      ask<PromptOverride>({
        text: `select installer.slug, installer.name, own.tone, coalesce(own.own_prompt, false) as "ownPrompt",
                      coalesce(own.flows_off, '[]') as "flowsOff",
                      (select coalesce(jsonb_agg(enquiry order by enquiry), '[]')
                         from jsonb_object_keys(installer.custom_prompts) enquiry) as enquiries
                 from ${withOwn} order by lower(installer.name), installer.slug limit $1 offset $2`,
        values: [pageSize, (page - 1) * pageSize],
      }),
      ask<{ count: number }>({ text: `select count(*) from ${withOwn}` }),
    ]);
    return { installers: found.rows, total: counted.rows[0]?.count ?? 0 };
  }

  /** Active installers that somebody wrote to, the same ones for the same seed. */
  async sample(scope: Platform, seed: string, count: number): Promise<string[]> {
    const [{ rows }] = await this.database.asPlatform(scope, (ask) => [
      ask<{ slug: string }>({
        text: `select slug from read.installers installer
                where status = 'active' and suspended_at is null
                  and exists (select from read.conversations talk where talk.slug = installer.slug)
                order by md5($1 || slug) limit $2`,
        values: [seed, count],
      }),
    ]);
    return rows.map(({ slug }) => slug);
  }
}
