import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

const root = join(__dirname, '..');

/** What is planted where, and the rule that must see it. */
const breaches: readonly (readonly [rule: string, file: string, code: string])[] = [
  ['no-circles', 'libs/contracts/values/planted/one.ts', `import './two';`],
  ['no-barrels', 'libs/contracts/values/planted/one.ts', `import './index';`],
  ['contracts-import-zod-only', 'libs/contracts/planted/one.ts', `import 'pg';`],
  ['event-store-knows-contracts', 'libs/event-store/planted/one.ts', `import '@pilotlight/backend/backend';`],
  [
    'subscriptions-know-contracts-and-event-store',
    'libs/subscriptions/planted/one.ts',
    `import '@pilotlight/projections/projections';`,
  ],
  [
    'projections-know-contracts-event-store-and-subscriptions',
    'projections/src/planted/one.ts',
    `import '@pilotlight/backend/backend';`,
  ],
  ['backend-stands-apart', 'backend/src/planted/one.ts', `import '../../../start/banner';`],
  ['backend-reads-through-readers', 'backend/src/planted/one.ts', `import '@pilotlight/projections/projections';`],
  [
    'frontend-knows-contracts-and-the-preview',
    'frontend/src/planted/one.ts',
    `import '@pilotlight/event-store/event-store';`,
  ],
  ['frontend-draws-the-widget-by-its-preview', 'frontend/src/planted/one.ts', `import '../../../widget/src/panel';`],
  ['widget-knows-contracts', 'widget/src/planted/one.ts', `import '@pilotlight/event-store/event-store';`],
  [
    'aggregates-stand-apart',
    'backend/src/installers/planted/one.ts',
    `import '../../conversations/messages/message.decisions';`,
  ],
  ['rules-are-pure', 'libs/assistant/planted/one.ts', `import '@nestjs/common';`],
  ['rules-are-pure', 'backend/src/evaluation/planted/one.ts', `import 'pg';`],
  ['assistant-knows-contracts', 'libs/assistant/planted/one.ts', `import '@pilotlight/backend/backend';`],
  ['features-stand-apart', 'frontend/src/features/planted/one.ts', `import '../admin-login/admin-login.routes';`],
  ['ui-knows-no-domain', 'frontend/src/ui/planted/one.ts', `import '../../api/api';`],
  ['postgres-in-adapters-only', 'backend/src/http/planted/one.ts', `import 'pg';`],
  ['kurrentdb-in-adapters-only', 'libs/event-store/planted/one.ts', `import '@kurrent/kurrentdb-client';`],
  ['kafka-in-adapters-only', 'projections/src/core/planted/one.ts', `import 'kafkajs';`],
  ['argon2-in-adapters-only', 'backend/src/http/planted/one.ts', `import '@node-rs/argon2';`],
  ['openai-in-adapters-only', 'backend/src/gateways/assistant/planted/one.ts', `import 'openai';`],
  ['jobs-in-adapters-only', 'backend/src/http/planted/one.ts', `import 'pg-boss';`],
  ['aws-in-adapters-only', 'backend/src/http/planted/one.ts', `import '@aws-sdk/client-s3';`],
  ['mail-in-adapters-only', 'backend/src/http/planted/one.ts', `import 'nodemailer';`],
  ['texts-in-adapters-only', 'backend/src/http/planted/one.ts', `import 'twilio';`],
  ['templates-in-adapters-only', 'backend/src/http/planted/one.ts', `import 'mustache';`],
  ['booking-knows-contracts', 'libs/booking/planted/one.ts', `import '@pilotlight/backend/backend';`],
  ['notifications-know-contracts', 'libs/notifications/planted/one.ts', `import '@pilotlight/backend/backend';`],
  ['calendar-files-in-adapters-only', 'backend/src/http/planted/one.ts', `import 'ical-generator';`],
  ['tables-in-adapters-only', 'backend/src/installers/planted/one.ts', `import 'csv-stringify';`],
  ['documents-in-adapters-only', 'backend/src/http/planted/one.ts', `import 'pdfkit';`],
  ['webhooks-in-adapters-only', 'backend/src/http/planted/one.ts', `import 'standardwebhooks';`],
  ['google-calendar-in-adapters-only', 'backend/src/http/planted/one.ts', `import '@googleapis/calendar';`],
  ['dragging-in-adapters-only', 'frontend/src/ui/planted/one.ts', `import '@dnd-kit/core';`],
  ['pictures-in-adapters-only', 'backend/src/http/planted/one.ts', `import 'sharp';`],
  ['metrics-in-adapters-only', 'backend/src/http/planted/one.ts', `import 'prom-client';`],
  ['declared-dependencies-only', 'widget/src/planted/one.ts', `import 'fastify';`],
  ['resolvable', 'widget/src/planted/one.ts', `import './nowhere';`],
];

const namedRules = z.object({ forbidden: z.array(z.object({ name: z.string() })) });

const beside = { two: `import './one';`, index: `export const nothing = 1;` };

/** Each breach in a folder of its own, so that one look finds them all. */
const planted = breaches.map(([rule, file, code], place) => {
  const folder = `${dirname(file)}-${place}`;
  return { rule, file: `${folder}/one.ts`, folder, code };
});

const cruise = (folders: readonly string[], config = '.dependency-cruiser.cjs'): string[] => {
  const args = [join(root, 'node_modules/.bin/depcruise'), ...folders, '--config', config];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return stripVTControlCharacters(stdout).split('\n');
};

describe('the walls between the rooms', () => {
  let found: string[];

  beforeAll(() => {
    try {
      for (const { folder, file, code } of planted) {
        mkdirSync(join(root, folder), { recursive: true });
        for (const [name, content] of Object.entries(beside)) writeFileSync(join(root, folder, `${name}.ts`), content);
        writeFileSync(join(root, file), `${code}\n`);
      }
      found = cruise(planted.map(({ folder }) => folder));
    } finally {
      for (const { folder } of planted) rmSync(join(root, folder), { recursive: true, force: true });
    }
  });

  it('has a breach planted for each rule', () => {
    const { forbidden } = namedRules.parse(require('../.dependency-cruiser.cjs'));
    expect(new Set(breaches.map(([rule]) => rule))).toEqual(new Set(forbidden.map(({ name }) => name)));
  });

  it.each(planted)('$rule: a breach planted as $file is caught', ({ rule, file }) => {
    expect(found).toContainEqual(expect.stringMatching(new RegExp(` ${rule}: ${file.replaceAll('.', '\\.')}(?= |$)`)));
  });

  it.each(['backend/src', 'libs/assistant', 'projections/src', 'frontend/src/features'])(
    'two folders of %s that import each other are caught',
    (room) => {
      const folder = join(room, 'planted-ring');
      try {
        for (const [one, other] of [
          ['near', 'far'],
          ['far', 'near'],
        ] as const) {
          mkdirSync(join(root, folder, one), { recursive: true });
          writeFileSync(join(root, folder, one, 'one.ts'), `import '../${other}/two';\n`);
          writeFileSync(join(root, folder, one, 'two.ts'), 'export const nothing = 1;\n');
        }
        const seen = cruise([folder], '.dependency-cruiser.folders.cjs');
        expect(seen).toContainEqual(expect.stringContaining(`no-folder-circles: ${folder}/near`));
      } finally {
        rmSync(join(root, folder), { recursive: true, force: true });
      }
    },
  );

  it('a schema taken into the widget is caught by the linter', () => {
    const folder = join(root, 'widget/src/planted');
    mkdirSync(folder, { recursive: true });
    try {
      writeFileSync(
        join(folder, 'one.ts'),
        `import { leadSchema } from '@pilotlight/contracts/values/lead';\nexport const planted = leadSchema;\n`,
      );
      const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules/.bin/oxlint'), 'widget/src/planted'], {
        cwd: root,
        encoding: 'utf8',
      });
      expect(stdout).toContain('no-restricted-imports');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
