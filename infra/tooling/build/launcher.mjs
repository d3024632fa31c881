import fs from 'node:fs';

const EVERY_MS = 500;

/**
 * Calls back once when the npm that runs this program is gone, even by kill -9. Run by hand, the program may outlive
 * the shell it was started from, as any other.
 */
export function watchLauncher(gone) {
  if (!process.env.npm_lifecycle_event) return;
  const before = ancestry();
  const timer = setInterval(() => {
    if (ancestry() === before) return;
    clearInterval(timer);
    gone();
  }, EVERY_MS).unref();
}

/** npm runs its scripts through a shell, which may stay between the two and outlive npm. */
function ancestry() {
  return isShell(process.ppid) ? `${process.ppid} ${parentOf(process.ppid)}` : String(process.ppid);
}

function isShell(pid) {
  try {
    return /^(ba|da|a|z|k)?sh$/.test(fs.readFileSync(`/proc/${pid}/comm`, 'utf8').trim());
  } catch {
    return false;
  }
}

function parentOf(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  } catch {
    return undefined;
  }
}
