import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { factCodes } from '#src/kernel/facts';

const root = path.join(__dirname, '../..');

const IN_ADDRESS = 'the page that is opened tells it, 100100';
const NEXT_PAGE =
  'the next page tells that this one was left; the time between the two is counted when asked';
const OF_VIEW = 'what unfolds is a matter of the view, and no event tells of it';
const WITH_DETAIL = 'loaded with the record, which tells it: nobody asks for it';
const NO_DETAIL_EXPORT = 'the section has nothing to download';
const ONE_RECORD = 'the section shows no list';

/** Codes of the catalogue that nothing in the browser tells, and why. */
const UNTOLD: Readonly<Record<string, string>> = {
  '100101': NEXT_PAGE,
  '100102': IN_ADDRESS,
  '100105': 'a move on the page that no part of the portal hears of',
  '100106': IN_ADDRESS,
  '100108': 'a new version is loaded without a question: there is nothing to see',
  '120106': 'the notice of a first trial is a notice as any other',
  '200110': 'results of a search have one order; that of a list is in its address',
  '210202': NEXT_PAGE,
  '210401': OF_VIEW,
  '220202': NEXT_PAGE,
  '220401': OF_VIEW,
  '230202': NEXT_PAGE,
  '230401': OF_VIEW,
  '230501': WITH_DETAIL,
  '230502': WITH_DETAIL,
  '240202': NEXT_PAGE,
  '240401': OF_VIEW,
  '250202': NEXT_PAGE,
  '250401': OF_VIEW,
  '260202': NEXT_PAGE,
  '260401': OF_VIEW,
  '270202': NEXT_PAGE,
  '270401': OF_VIEW,
  '280202': NEXT_PAGE,
  '280301': NO_DETAIL_EXPORT,
  '280401': OF_VIEW,
  '290101': ONE_RECORD,
  '290202': NEXT_PAGE,
  '290401': OF_VIEW,
  '900103': 'how fast pages are is measured by the bench and not on members',
  '990103': 'the server measures clocks that are ahead by the facts themselves',
};

/** What runs in the browsers of members, the catalogue itself left out. */
const isOfMembers = (file: string): boolean =>
  /^(features|src\/(portal|program|kernel|calls|listing|ui))\/.*\.tsx?$/.test(file) &&
  !/^features\/[^/]+\/(server|samples|console)\/|^src\/kernel\/facts?(-fields)?\.ts$/.test(file);

const texts = ['src', 'features']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll(path.sep, '/')}`,
    ),
  )
  .filter(isOfMembers)
  .map((file) => readFileSync(path.join(root, file), 'utf8'));

/** A code stands in the text of its teller, but for downloads: whoever offers one names the section alone. */
const told = new Set(
  texts.flatMap((text) => [
    ...[...text.matchAll(/'(\d{6})'/g)].map(([, code = '']) => code),
    ...[...text.matchAll(/\bsection: '(2\d)'/g)].map(([, section = '']) => `${section}0301`),
  ]),
);

test('[TRACK-001] every code of the catalogue is told by the portal, or has a reason not to be', () => {
  expect(factCodes().filter((code) => !told.has(code) && !Object.hasOwn(UNTOLD, code))).toEqual([]);
});

test('whatever has a reason not to be told is of the catalogue, and is not told', () => {
  const codes = factCodes();
  expect(Object.keys(UNTOLD).filter((code) => !codes.includes(code) || told.has(code))).toEqual([]);
});
