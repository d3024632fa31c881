import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** `slice.event` of failures that nobody hears, and why a member need not be told. */
const UNHEARD: Readonly<Record<string, string>> = {
  'auth.picturesFailed': 'the login form does without pictures',
  'basis.keepingFailed':
    'the basis holds on the page and in its address; only the next visit begins without it',
  'basis.keptFailed': 'the usual basis is read, and the caption says which',
  'exports.quotaFailed': 'the export itself is refused when nothing is left, and says so',
  'favorites.statusFailed': 'stars stay empty, and a click asks the server',
  'guides.drawChancesFailed': 'a login goes on without the tip',
  'learning.timeFailed': 'the next beat holds the attention of this one, too',
  'likes.statusFailed': 'thumbs stay without numbers, and a click asks the server',
  'multi-login.streamRejected':
    'applications are shown at the next login; whoever was logged out is told by any call',
  'policy-documents.overviewFailed': 'the form does without years and places',
  'policy-documents.visitFailed': 'the next visit is compared with an earlier one',
  'search.posterFailed': 'the header has no picture',
  'search.promptFailed': 'the box has no word of its own',
  'system-notices.noticesFailed': 'notices come with the next page',
  'ticket-login.businessFailed': 'the member is logged in; only the product they came from is unknown',
  'ticket-login.signOnFailed': 'the other product asks for a login of its own',
  'trial.userReloadFailed': 'the trial stands; the next page shows the new rights',
};

/** A notice tells of these: what asks them is not quiet. */
const NOTICED = [
  'my-data.overviewFailed',
  'my-data.pauseRejected',
  'policy-documents.attachmentFailed',
  'publishing.refusalsFailed',
  'record-imports.refusalsFailed',
  'search.targetFailed',
];
const LOUD = /quiet: false|\bsaveRefusals\(/;

const clientFiles = ['src', 'features']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll(path.sep, '/')}`,
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/^features\/[^/]+\/(server|samples)\//.test(file));
const texts = new Map(clientFiles.map((file) => [file, read(file)]));

const sliceOf = (file: string): string => file.split('/')[1] ?? '';
/** As they are declared, however they are told. */
const FAILURE = /^ +(\w+(?:Failed|Rejected|Refused)): payload/gm;
const failures = [...texts].flatMap(([file, text]) =>
  /^features\/[^/]+\/events(\.ts|\/)/.test(file)
    ? [...text.matchAll(FAILURE)].map(([, event = '']) => ({ slice: sliceOf(file), event }))
    : [],
);
const nameOf = ({ slice, event }: (typeof failures)[number]): string => `${slice}.${event}`;

/** Named without being made: in a reducer, a policy, an epic's filter. A tracked fact tells analysts, not the member. */
const isHeard = ({ slice, event }: (typeof failures)[number]): boolean =>
  [...texts].some(([file, text]) => {
    const isNear = file.startsWith(`features/${slice}/`) || text.includes(`#features/${slice}/events'`);
    return isNear && !file.endsWith('/tracked.ts') && new RegExp(`\\.${event}\\b(?!\\()`).test(text);
  });

test('every failure of a call is heard by somebody, or has a reason not to be', () => {
  expect(failures.length).toBeGreaterThan(100);
  const unheard = failures.filter((failure) => !isHeard(failure)).map(nameOf);
  expect([...new Set(unheard)].toSorted().filter((name) => !Object.hasOwn(UNHEARD, name))).toEqual(
    NOTICED.toSorted(),
  );
});

test('whatever a notice tells of is asked by a call that is not quiet', () => {
  const silent = NOTICED.filter((name) => {
    const [slice = '', event = ''] = name.split('.');
    const asking = [...texts].filter(
      ([file, text]) => file.startsWith(`features/${slice}/`) && text.includes(`events.${event}(`),
    );
    return asking.length === 0 || !asking.every(([, text]) => LOUD.test(text));
  });
  expect(silent).toEqual([]);
});

test('whatever has a reason not to be heard is a failure, and is not heard', () => {
  const unheard = failures.filter((failure) => !isHeard(failure)).map(nameOf);
  expect(Object.keys(UNHEARD).filter((name) => !unheard.includes(name))).toEqual([]);
});
