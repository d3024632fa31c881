import fs from 'node:fs';
import path from 'node:path';
import type { Log } from './log';

const LARGEST_BYTES = 5_000_000;

/** Writes every line to DATA_DIR/server.log, of which one earlier part is kept, and notices to the terminal, too. */
export function openLogFile(dataDir: string, tell: (line: string) => void): Log {
  const file = path.join(dataDir, 'server.log');
  return (line, level = 'notice') => {
    if (level === 'notice') tell(line);
    try {
      if ((fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_BYTES)
        fs.renameSync(file, `${file}.1`);
      fs.appendFileSync(file, `${new Date().toISOString()} ${line}\n`);
    } catch {
      // A full disk must not end the server for the sake of its log.
    }
  };
}
