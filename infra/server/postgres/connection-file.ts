import fs from 'node:fs';
import path from 'node:path';

/** Where the running server tells the commands of the same person how to reach its database: `{ "url": … }`. */
export const connectionFile = (dataDir: string): string => path.join(dataDir, 'connection.json');

export function writeConnectionFile(dataDir: string, url: string): void {
  const file = connectionFile(dataDir);
  // Removed first, because the mode counts only for a new file.
  fs.rmSync(file, { force: true });
  fs.writeFileSync(file, JSON.stringify({ url }), { mode: 0o600 });
}

export function removeConnectionFile(dataDir: string): void {
  fs.rmSync(connectionFile(dataDir), { force: true });
}
