import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const unpacked = join(__dirname, '../node_modules/.cache/pilotlight/chromium');

/** Nothing that a browser asks of its maker's servers: a test fetches what it says and no more. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
];

const fontsBesideThis =
  '<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>\n';

interface Program {
  readonly path: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** The Chromium inside an npm package, unpacked once into the cache, with the libraries and fonts it brings along. */
const bundled = (): Program => {
  if (!existsSync(unpacked)) {
    // Unpacked aside and moved whole: a run that is stopped half-way leaves no half a browser behind.
    const aside = `${unpacked}-${process.pid}`;
    mkdirSync(aside, { recursive: true });
    const { status, stderr } = spawnSync(process.execPath, [join(__dirname, 'unpack-chromium.mjs')], {
      env: { ...process.env, TMPDIR: aside },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`The bundled Chromium could not be unpacked: ${stderr}`);
    // The package's own looks for fonts where it is unpacked on Amazon's machines; without any a page can't be drawn.
    writeFileSync(join(aside, 'fonts/fonts.conf'), fontsBesideThis);
    if (existsSync(unpacked)) rmSync(aside, { recursive: true });
    else renameSync(aside, unpacked);
  }
  const libraries = [process.env['LD_LIBRARY_PATH'], join(unpacked, 'al2023/lib')].filter(Boolean).join(delimiter);
  return {
    path: join(unpacked, 'chromium'),
    args: ['--headless=shell', '--no-zygote', '--in-process-gpu'],
    env: {
      LD_LIBRARY_PATH: libraries,
      ...(existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(unpacked, 'fonts') }),
    },
  };
};

const program = (): Program => {
  const { CHROMIUM_PATH, PILOTLIGHT_BUNDLED_CHROMIUM } = process.env;
  const path = CHROMIUM_PATH || installed.find((candidate) => existsSync(candidate));
  return path && !PILOTLIGHT_BUNDLED_CHROMIUM ? { path, args: [], env: {} } : bundled();
};

/**
 * A real Chromium: CHROMIUM_PATH, the system's, or the one from npm (always that with PILOTLIGHT_BUNDLED_CHROMIUM=1). Nobody in it
 * wants motion unless a test says so: what moves or waits for the eye only takes a test's time. Nor does a worker stand between a page and
 * what a test answers it.
 */
export const openBrowser = async (): Promise<Browser> => {
  const { path, args, env } = program();
  const browser = await chromium.launch({
    executablePath: path,
    args: [...quiet, ...args],
    env: { ...process.env, ...env },
    chromiumSandbox: process.getuid?.() !== 0,
  });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = (options) => newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
  return browser;
};
