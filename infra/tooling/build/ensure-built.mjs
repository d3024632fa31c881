import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { oneAtATime } from './one-at-a-time.mjs';
import { root, run, timed } from './run.mjs';

const marker = path.join(root, 'dist/.build-hash');

const INPUTS = [
  'package-lock.json',
  'webpack.config.ts',
  'tsconfig.json',
  'public',
  'src',
  'features',
  'infra',
];

/** Folders that never reach a browser. */
const LEFT_OUT =
  /^(src\/(server|cli)|features\/[^/]+\/(server|samples)|infra\/server|infra\/tooling\/(?!build$|build\/webpack(\/|$)).*)$/;

/** Builds the pages into dist/ unless what goes into them is unchanged; rejects with `Failed` when webpack does. */
export async function ensureBuilt() {
  if (isBuilt(hashOfInputs())) return;
  await oneAtATime(path.join(root, '.cache/building'), '另一个进程正在构建页面，等它完成……', async () => {
    // Taken before the build, so that a file changed meanwhile is noticed by the next start.
    const hash = hashOfInputs();
    if (isBuilt(hash)) return;
    fs.rmSync(marker, { force: true });
    const webpack = path.join(root, 'node_modules/webpack-cli/bin/cli.js');
    const args = [webpack, '--mode', 'production', '--stats', 'errors-only'];
    const env = { ...process.env, NODE_ENV: 'production' };
    await timed('正在构建页面……', '页面已构建', () =>
      run(process.execPath, args, '页面构建失败，原因见上', { env }),
    );
    fs.mkdirSync(path.dirname(marker), { recursive: true });
    fs.writeFileSync(marker, hash);
  });
}

const isBuilt = (hash) => fs.existsSync(marker) && fs.readFileSync(marker, 'utf8') === hash;

function hashOfInputs() {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap(filesIn).sort()) {
    hash.update(`${file}\0`).update(
      createHash('sha256')
        .update(fs.readFileSync(path.join(root, file)))
        .digest(),
    );
  }
  return hash.digest('hex');
}

/** Paths from the root with slashes on every system. */
function filesIn(name) {
  if (LEFT_OUT.test(name)) return [];
  const stat = fs.statSync(path.join(root, name), { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [name];
  return fs.readdirSync(path.join(root, name)).flatMap((child) => filesIn(`${name}/${child}`));
}
