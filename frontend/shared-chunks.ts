const features = 'src/features/';
const installer = `${features}installer-dashboard/`;
const admin = `${features}admin-dashboard/`;

/** What a portal's first screen is made of; its parts come beside the entry instead of after it. */
export const firstScreens = {
  installer: [
    'src/app/StoreFrame.tsx',
    `${installer}frame/InstallerFrame.tsx`,
    `${installer}frame/AccountNeeded.tsx`,
    `${installer}overview/OverviewScreen.tsx`,
  ],
  admin: ['src/app/StoreFrame.tsx', 'src/shared/live/AdminLive.tsx', `${admin}installers/InstallersScreen.tsx`],
} as const;

export const doors = [
  `${features}installer-login/InstallerLoginScreen.tsx`,
  `${features}admin-login/AdminLoginScreen.tsx`,
] as const;

/** What a sign-in checks by; fetched once somebody begins to type. */
const checks = [`${features}installer-login/installer-door.ts`, `${features}admin-login/admin-door.ts`] as const;

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly code: string | null } | null;
}

type Closures = Readonly<Record<'entry' | 'door' | 'checks' | 'installer' | 'admin', ReadonlySet<string>>>;

const icons = /[\\/]lucide-react[\\/]/;
const icon = /[\\/]lucide-react[\\/].*[\\/]icons[\\/]([\w-]+)\.m?js$/;
const iconImport = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;

const closureOf = (graph: Graph, start: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>();
  const left = [...start];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id) || icons.test(id)) continue;
    found.add(id);
    left.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
};

/** What the modules draw, by the icons' file names. */
const iconsOf = (graph: Graph, modules: ReadonlySet<string>): ReadonlySet<string> => {
  const codes = [...modules].map((id) => graph.getModuleInfo(id)?.code ?? '');
  const imported = codes.flatMap((code) =>
    [...code.matchAll(iconImport)].flatMap(([, named = '']) => named.split(',')),
  );
  const names = imported.map((name) => name.trim().split(' ')[0] ?? '');
  return new Set(names.map((name) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()));
};

const closures = (graph: Graph, root: string): Closures => {
  const at = (paths: readonly string[]) =>
    closureOf(
      graph,
      paths.map((path) => `${root}/${path}`),
    );
  return {
    entry: at(['src/main.tsx']),
    door: at(doors),
    checks: at(checks),
    installer: at(firstScreens.installer),
    admin: at(firstScreens.admin),
  };
};

const names = ['base', 'door', 'icons', 'checks', 'portals', 'installer', 'admin'] as const;

/**
 * Which file a module goes into: a slow phone waits 150 ms for each. What both portals' first screens share is one, what only one of
 * them needs another; the screens themselves are left where they are, and so is what later screens need. A group takes what it depends on
 * along, so the files that all need come first.
 */
export const sharedChunks = (root: string) => {
  let known: Closures | undefined;
  let drawn: ReadonlySet<string> | undefined;
  const chunkOf = (id: string, graph: Graph): (typeof names)[number] | null => {
    known ??= closures(graph, root);
    drawn ??= iconsOf(graph, new Set([...known.entry, ...known.door]));
    const isScreen = [...firstScreens.installer, ...firstScreens.admin, ...doors].some((path) =>
      id.endsWith(`/${path}`),
    );
    if (isScreen || id.endsWith('.html')) return null;
    if (icons.test(id)) {
      const name = icon.exec(id)?.[1];
      return name === undefined || drawn.has(name) ? 'base' : 'icons';
    }
    if (known.entry.has(id)) return 'base';
    if (known.door.has(id)) return 'door';
    if (known.checks.has(id)) return 'checks';
    const [ofInstaller, ofAdmin] = [known.installer.has(id), known.admin.has(id)];
    if (ofInstaller && ofAdmin) return 'portals';
    return ofInstaller ? 'installer' : ofAdmin ? 'admin' : null;
  };
  return names.map((name, index) => ({
    name: (id: string, graph: Graph) => (chunkOf(id, graph) === name ? name : null),
    priority: names.length - index,
  }));
};
