import { readFileSync } from 'node:fs';
import path from 'node:path';
import { commandSentence, eventSentence, readWords, vocabularyOf } from '#infra/tooling/build/vocabulary';

const root = path.join(__dirname, '../../../..');
const words = readWords(root);
const messagesOf = (slice: string) => {
  const found = words.find((each) => each.slice === slice);
  return [...(found?.commands ?? []), ...(found?.events ?? [])];
};

test('the page is that of the commands and events; `npm run docs:vocabulary` makes it anew', () => {
  expect(readFileSync(path.join(root, 'docs/vocabulary.md'), 'utf8')).toBe(vocabularyOf(words));
});

test('a sentence is the doc comment of its line, or else the name in words', () => {
  expect(messagesOf('auth').find(({ name }) => name === 'loginConflicted')?.sentence).toBe(
    'Refused because the account is logged in elsewhere: multi-login takes over.',
  );
  expect(eventSentence('listLoaded')).toBe('The server answered: list.');
  expect(eventSentence('endingFailed')).toBe('Did not succeed: ending.');
  expect(eventSentence('draftsFound')).toBe('The drafts were found.');
  expect(eventSentence('tabChosen')).toBe('The tab was chosen.');
  expect(commandSentence('loadDetail')).toBe('Load the detail.');
});

test('what is shared by slices stands with each', () => {
  expect(messagesOf('auth').map(({ name }) => name)).toContain('loggedOut');
  expect(messagesOf('projects').map(({ name }) => name)).toEqual(
    expect.arrayContaining(['findList', 'listLoaded']),
  );
});

test('what no slice defines has its place by the name that it has', () => {
  expect(messagesOf('trial').map(({ name }) => name)).toContain('vipGiven');
  expect(messagesOf('portal').map(({ name }) => name)).toEqual(['sliceJoined']);
  expect(messagesOf('recorder').map(({ name }) => name)).toEqual(
    expect.arrayContaining(['openFile', 'breakpointNotMet']),
  );
});

test('the fields that are carried are named', () => {
  const failed = messagesOf('projects').find(({ name }) => name === 'detailFailed');
  expect(failed?.carries).toEqual(['id', 'problem']);
});
