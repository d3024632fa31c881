import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { root } from '../build/run.mjs';

// The first draws no window of its own, which is a third of the work: where it can be had, it is installed.
const NAMES = [
  'chromium-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'chrome',
];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const INSTALL_MS = 150_000;

export const NO_BROWSER =
  'No browser for the browser tests. Install Chrome or Chromium, or set CHROME_PATH to one, or run ' +
  '`npx playwright-core install chromium`.';

const isProgram = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const candidates = () => {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const programFiles = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA];
  return [
    ...folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))),
    ...APPLICATIONS,
    ...programFiles
      .filter(Boolean)
      .map((folder) => path.join(folder, 'Google/Chrome/Application/chrome.exe')),
    chromium.executablePath(),
  ];
};

/** Path of a Chrome or Chromium on this computer: CHROME_PATH, an installed one, playwright's own. */
export function findBrowser() {
  const named = process.env.CHROME_PATH;
  if (named) return isProgram(named) ? named : undefined;
  return candidates().find((file) => file && isProgram(file));
}

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const attempt = (command, args, options) =>
  spawnSync(command, args, { cwd: root, stdio: 'ignore', timeout: INSTALL_MS, ...options }).status === 0;

let isUpdated = false;
function aptInstall(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  isUpdated ||= attempt('apt-get', ['update', '-q'], { env });
  return attempt('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env });
}

/** A freshly unpacked browser may lack the system's libraries; only starting it tells. */
const starts = (browser) =>
  attempt(browser, ['--headless', '--no-sandbox', '--version'], { timeout: 20_000 });

const isWindowless = (browser) => path.basename(browser) === NAMES[0];

/** Finds a browser or installs one; undefined when neither is possible here. Then `NO_BROWSER` says what to do. */
export function ensureBrowser() {
  const found = findBrowser();
  if (process.env.CHROME_PATH || (found && isWindowless(found))) return found;
  if (found) return isRootOnDebian() && aptInstall(NAMES[0]) ? findBrowser() : found;
  console.log('No browser found, installing Chromium for the browser tests …');
  attempt(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium']);
  const installed = findBrowser();
  if (installed && starts(installed)) return installed;
  if (isRootOnDebian() && (aptInstall('chromium-headless-shell') || aptInstall('chromium')))
    return findBrowser();
  return undefined;
}

/** Without a CJK font every 汉字 is the same box and layout tests measure boxes. */
export function ensureChineseFont() {
  if (process.platform !== 'linux' || hasChineseFont()) return true;
  return isRootOnDebian() && aptInstall('fonts-noto-cjk') && hasChineseFont();
}

function hasChineseFont() {
  try {
    return (
      execFileSync('fc-list', [':lang=zh'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim() !== ''
    );
  } catch {
    return false;
  }
}
