import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../build/run.mjs';

/**
 * One thing that must hold. `args` follow the path of this Node, `digest` leaves out of the output what nobody reads.
 * @typedef {{ name: string, args: string[], env?: Record<string, string>, digest?: (output: string) => string }} Check
 * @typedef {{ name: string, isPassed: boolean, output: string, seconds: number }} Outcome
 */

/**
 * Runs the check to its end and keeps what it says.
 * @param {Check} check
 * @returns {Promise<Outcome>}
 */
export async function runCheck({ name, args, env, digest = (output) => output }) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
  const code = await once(child, 'close').then(
    ([exitCode]) => exitCode,
    (error) => void chunks.push(Buffer.from(String(error))),
  );
  const outcome = {
    name,
    isPassed: code === 0,
    output: digest(Buffer.concat(chunks).toString('utf8').trim()),
    seconds: (performance.now() - startedAt) / 1000,
  };
  announce(outcome);
  return outcome;
}

/** @param {Outcome} outcome */
export function announce({ name, isPassed, output, seconds }) {
  console.log(`${isPassed ? 'ok    ' : 'FAILED'}  ${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s`);
  if (!isPassed && output) console.log(`\n${output}\n`);
}

/**
 * Runs checks that do not need one another, two at a time.
 * @param {Check[]} checks
 * @returns {Promise<Outcome[]>}
 */
export async function runTwoAtATime(checks) {
  const waiting = [...checks];
  const outcomes = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) outcomes.push(await runCheck(next));
  };
  await Promise.all([worker(), worker()]);
  return outcomes;
}
