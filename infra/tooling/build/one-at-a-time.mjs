import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 300;

/**
 * Runs the work while no other process does the same in this checkout.
 * @param {string} lockFile absolute path; holds the pid of the process at work
 * @param {string} waitingFor said once in the terminal when another process is at work
 * @param {() => Promise<void>} work
 */
export async function oneAtATime(lockFile, waitingFor, work) {
  fs.mkdirSync(path.dirname(lockFile), { recursive: true });
  let told = false;
  while (!take(lockFile)) {
    if (!told) console.log(waitingFor);
    told = true;
    await sleep(POLL_MS);
  }
  try {
    await work();
  } finally {
    fs.rmSync(lockFile, { force: true });
  }
}

function take(lockFile) {
  try {
    fs.writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (!isAbandoned(lockFile)) return false;
  fs.rmSync(lockFile, { force: true });
  return false;
}

function isAbandoned(lockFile) {
  let pid;
  try {
    pid = Number(fs.readFileSync(lockFile, 'utf8'));
  } catch {
    return false;
  }
  // Created, but its pid is not written yet.
  if (!pid)
    return Date.now() - (fs.statSync(lockFile, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > POLL_MS;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
