import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface PageFolders {
  /** The built frontend, with its index.html. */
  readonly frontend: string;
  /** The built widget. */
  readonly widget: string;
}

const rootAbove = (folder: string): string =>
  existsSync(join(folder, 'nest-cli.json')) || folder === dirname(folder) ? folder : rootAbove(dirname(folder));

/** Where the built frontend and widget lie in a checkout. */
export const builtPages = (): PageFolders => {
  const root = rootAbove(__dirname);
  return { frontend: join(root, 'frontend', 'dist'), widget: join(root, 'widget', 'dist') };
};
