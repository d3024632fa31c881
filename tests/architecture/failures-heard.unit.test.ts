import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** `slice.event` of failures that nobody hears, and why a member need not be told. */
const UNHEARD: Readonly<Record<string, string>> = {
  'auth.picturesFailed': 'the login form does without pictures',
  'exports.quotaFailed': 'the export itself is refused when nothing is left, and says so',
  'favorites.statusFailed': 'stars stay empty, and a click asks the server',
  'guides.drawChancesFailed': 'a login goes on without the tip',
  'likes.statusFailed': 'thumbs stay without numbers, and a click asks the server',
  'policy-documents.overviewFailed': 'the form does without years and places',
  'policy-documents.visitFailed': 'the next visit is compared with an earlier one',
  'search.posterFailed': 'the header has no picture',
  'search.promptFailed': 'the box has no word of its own',
  'system-notices.noticesFailed': 'notices come with the next page',
  'ticket-login.businessFailed': 'the member is logged in; only the product they came from is unknown',
  'ticket-login.signOnFailed': 'the other product asks for a login of its own',
  'trial.userReloadFailed': 'the trial stands; the next page shows the new rights',
};

/** A notice tells of these. */
const NOTICED = [
  'my-data.overviewFailed',
  'my-data.pauseRejected',
  'publishing.refusalsFailed',
  'record-imports.refusalsFailed',
];

const clientFiles = ['src', 'features']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll(path.sep, '/')}`,
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/^features\/[^/]+\/(server|samples)\//.test(file));
const texts = new Map(clientFiles.map((file) => [file, read(file)]));

/** What `exchange`, `attempt` and the like end in where the answer is a failure. */
const FAILED = /\bfailed:\s*\([^)]*\)\s*=>\s*events\.(\w+)\(/g;
const sliceOf = (file: string): string => file.split('/')[1] ?? '';

const failures = [...texts].flatMap(([file, text]) =>
  file.startsWith('features/')
    ? [...text.matchAll(FAILED)].map(([, event = '']) => ({ slice: sliceOf(file), event }))
    : [],
);
const nameOf = ({ slice, event }: (typeof failures)[number]): string => `${slice}.${event}`;

/** Named without being made: in a reducer, a policy, an epic's filter, a tracked fact. */
const isHeard = ({ slice, event }: (typeof failures)[number]): boolean =>
  [...texts].some(([file, text]) => {
    const isNear = file.startsWith(`features/${slice}/`) || text.includes(`#features/${slice}/events'`);
    return isNear && new RegExp(`\\.${event}\\b(?!\\()`).test(text);
  });

test('every failure of a call is heard by somebody, or has a reason not to be', () => {
  expect(failures.length).toBeGreaterThan(100);
  const unheard = failures.filter((failure) => !isHeard(failure)).map(nameOf);
  expect([...new Set(unheard)].toSorted().filter((name) => !Object.hasOwn(UNHEARD, name))).toEqual(
    NOTICED.toSorted(),
  );
});

test('whatever has a reason not to be heard is a failure, and is not heard', () => {
  const unheard = failures.filter((failure) => !isHeard(failure)).map(nameOf);
  expect(Object.keys(UNHEARD).filter((name) => !unheard.includes(name))).toEqual([]);
});
