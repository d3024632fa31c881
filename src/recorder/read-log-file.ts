import { readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { MOST_BYTES, TOO_LARGE } from '#infra/action-log/format';

/** A few bytes of gzip may stand for any number. @throws with words for whoever asked */
export const readLogFile = (file: string, most = MOST_BYTES): string => {
  if (statSync(file).size > most) throw new Error(TOO_LARGE);
  const bytes = readFileSync(file);
  if (!file.endsWith('.gz')) return bytes.toString('utf8');
  try {
    return gunzipSync(bytes, { maxOutputLength: most }).toString('utf8');
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? new Error(TOO_LARGE) : error;
  }
};
