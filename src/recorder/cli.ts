import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readReducers } from './reducers';
import { runCli } from './run-cli';

const read = (file: string): string => {
  const bytes = readFileSync(file);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
};

const main = async () => {
  process.exitCode = runCli(process.argv.slice(2), {
    read,
    hash: (text) => createHash('sha256').update(text).digest('hex'),
    print: (text) => console.log(text),
    reducers: await readReducers(),
  });
};

void main();
