import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** A failure that is told in its own words, without a stack. */
export class Failed extends Error {}

/**
 * Runs a program in the checkout with this terminal; rejects with `Failed` unless it ends with 0.
 * @param {string} command
 * @param {string[]} args
 * @param {string} failure what to say when it does not succeed
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export async function run(command, args, failure, options) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  const [code, signal] = await once(child, 'exit').catch((error) => [error.message]);
  if (code !== 0) throw new Failed(`${failure}（${signal ?? code}）`);
}

/** Runs the step and says how long it took. */
export async function timed(starting, done, step) {
  console.log(starting);
  const startedAt = performance.now();
  await step();
  console.log(`${done}，用时 ${((performance.now() - startedAt) / 1000).toFixed(1)} 秒。`);
}
