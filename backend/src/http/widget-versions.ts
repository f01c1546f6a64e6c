import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const versionSchema = z.object({ version: z.string().regex(/^[\da-f]{16}$/), integrity: z.string() });

/** The built widget's own address and what its first file hashes to. */
export const widgetVersion = (widget: string): z.infer<typeof versionSchema> =>
  versionSchema.parse(JSON.parse(readFileSync(join(widget, 'version.json'), 'utf8')));

/** Keeps the built widget beside its forerunners, all or nothing; false where there is no place for it. */
const keep = (widget: string, version: string, folder: string): boolean => {
  const target = join(folder, version);
  const aside = `${target}-${process.pid}`;
  try {
    if (existsSync(target)) return true;
    mkdirSync(folder, { recursive: true });
    cpSync(widget, aside, { recursive: true });
    renameSync(aside, target);
    return true;
  } catch {
    rmSync(aside, { recursive: true, force: true });
    return existsSync(target);
  }
};

/**
 * `/widget/v/<version>/`: each build that was ever served from here, for pages that name it with its hash. Without a folder to keep them, this one alone.
 */
export const registerWidgetVersions = async (
  server: FastifyInstance,
  widget: string,
  folder: string | undefined,
): Promise<void> => {
  const { version } = widgetVersion(widget);
  const isKept = folder !== undefined && keep(widget, version, folder);
  await server.register(fastifyStatic, {
    root: isKept ? folder : widget,
    prefix: isKept ? '/widget/v/' : `/widget/v/${version}/`,
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: 365 * 24 * 3600 * 1000,
    setHeaders: (response) => {
      response.header('access-control-allow-origin', '*');
    },
  });
};
