import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { oneAtATime } from './one-at-a-time.mjs';
import { root, run, timed } from './run.mjs';

const LOCKFILE = 'package-lock.json';
const INSTALLED_LOCKFILE = 'node_modules/.package-lock.json';
const marker = path.join(root, 'node_modules/.installed-lock');
const QUIETLY = ['--no-audit', '--no-fund'];

/** Installs the packages of package-lock.json unless they are there; rejects with `Failed` when npm does. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await oneAtATime(path.join(root, '.cache/installing'), '另一个进程正在安装依赖，等它完成……', async () => {
    if (isInstalled()) return;
    await timed('正在安装依赖，首次需要几分钟……', '依赖已装好', install);
    remember();
  });
}

/** `npm ci` refuses a lock file made where a registry lacked the optional packages of other systems. */
async function install() {
  try {
    await run(...npm('ci', ...QUIETLY, '--loglevel=silent'), '');
  } catch {
    console.log('npm ci 未成功，改用 npm install……');
    await run(...npm('install', ...QUIETLY, '--no-save'), '依赖安装失败，请检查网络或 npm 的设置后重试');
  }
}

function isInstalled() {
  if (!fs.existsSync(path.join(root, INSTALLED_LOCKFILE))) return false;
  if (fs.existsSync(marker) && fs.readFileSync(marker, 'utf8') === wanted()) return true;
  // Somebody may have run npm himself: the packages that lie there count, not who put them there.
  if (!holdsEveryPackage(root)) return false;
  remember();
  return true;
}

/** Whether the packages that package-lock.json of the folder names lie in its node_modules. */
export function holdsEveryPackage(folder) {
  const packagesIn = (name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')).packages;
  const needed = packagesIn(LOCKFILE);
  const present = packagesIn(INSTALLED_LOCKFILE);
  return Object.entries(needed).every(([name, entry]) => {
    if (name === '') return true;
    if (entry.version === present[name]?.version)
      return fs.existsSync(path.join(folder, name, 'package.json'));
    return (
      present[name] === undefined && (entry.optional || entry.devOptional || (entry.dev && isProduction()))
    );
  });
}

function wanted() {
  const hash = createHash('sha256')
    .update(fs.readFileSync(path.join(root, LOCKFILE)))
    .digest('hex');
  return isProduction() ? `${hash} production` : hash;
}

function remember() {
  try {
    // Removed first: the folder may share its files with another checkout.
    fs.rmSync(marker, { force: true });
    fs.writeFileSync(marker, wanted());
  } catch {
    // A read-only node_modules is compared package by package every time.
  }
}

const isProduction = () => process.env.NODE_ENV === 'production';

/** The npm that runs us, if one does; otherwise the one on the path, which on Windows is a script. */
function npm(...args) {
  const ours = process.env.npm_execpath;
  if (ours?.endsWith('.js')) return [process.execPath, [ours, ...args]];
  return process.platform === 'win32' ? ['cmd', ['/c', 'npm', ...args]] : ['npm', args];
}
