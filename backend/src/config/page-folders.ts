import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface PageFolders {
  readonly frontend: string;
  readonly widget: string;
  /** Where `pilotlight.zip` is. */
  readonly wordpress: string;
}

const rootAbove = (folder: string): string =>
  existsSync(join(folder, 'nest-cli.json')) || folder === dirname(folder) ? folder : rootAbove(dirname(folder));

export const builtPages = (): PageFolders => {
  const root = rootAbove(__dirname);
  return {
    frontend: join(root, 'frontend', 'dist'),
    widget: join(root, 'widget', 'dist'),
    wordpress: join(root, 'widget', 'wordpress', 'dist'),
  };
};
