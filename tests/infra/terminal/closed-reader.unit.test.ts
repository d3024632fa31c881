import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allowClosedReader } from '#infra/terminal/closed-reader';

const failing = (code: string) => Object.assign(new Error(code), { code });

test('a reader that has had enough is no fault, everything else is', () => {
  const output = new EventEmitter();
  allowClosedReader(output);
  expect(() => output.emit('error', failing('EPIPE'))).not.toThrow();
  expect(() => output.emit('error', failing('ENOSPC'))).toThrow('ENOSPC');
});

test('the command line over logs allows it', () => {
  const source = readFileSync(path.join(__dirname, '../../../src/recorder/cli.ts'), 'utf8');
  expect(source).toContain('allowClosedReader(process.stdout)');
});
