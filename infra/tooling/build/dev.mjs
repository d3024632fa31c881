// Rebuilds the pages and restarts the server while files change.
import { spawn } from 'node:child_process';
import { ensureInstalled } from './ensure-installed.mjs';

await ensureInstalled();
const children = [
  ['node_modules/webpack-cli/bin/cli.js', '--watch', '--mode', 'development'],
  ['--watch', '--import', 'tsx', 'src/server/main.ts'],
].map((args) => spawn(process.execPath, args, { stdio: 'inherit' }));

for (const child of children) child.on('exit', () => children.forEach((other) => other.kill('SIGINT')));
process.on('SIGINT', () => undefined);
