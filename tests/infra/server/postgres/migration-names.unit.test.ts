import { spawnSync } from 'node:child_process';
import path from 'node:path';

const cwd = path.join(__dirname, '../../../..');

// A file of another name would be passed over without a word.
test('every SQL file is a migration with a number and a name', () => {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '*.sql'];
  const files = spawnSync('git', args, { cwd, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
  expect(files.length).toBeGreaterThan(100);
  expect(
    files.filter(
      (file) => !/^(infra|features\/[a-z-]+)\/server\/migrations\/\d{3}\.do\.[a-z0-9-]+\.sql$/.test(file),
    ),
  ).toEqual([]);
});
