import { wordOf } from '#features/favorites/epics/marks';
import { GONE, KEPT } from '#features/tracking/epics/telling';
import { redactor } from '#infra/action-log/redact';
import { piecesOfWord, wordOfPieces } from '#infra/action-log/tab-words';
import { KEY } from './recorded-session';

const FACT = '01a2d77f-0d56-738c-a5b8-61d2e1f2fa08';
const MEMBER = '7310447702';

const redacted = (word: string): string => {
  const { learn, redact } = redactor(KEY);
  learn({ globalId: MEMBER }, { source: 'outside' });
  learn({ uuid: FACT }, { source: 'published' });
  const pieces = piecesOfWord(word);
  learn({ tabs: pieces }, { source: 'outside', place: 'tabs' });
  return wordOfPieces(redact(pieces));
};

test.each([KEPT, 'logged-out', `${GONE}${FACT}`])(
  '%s of another tab is heard by a replay as it was said',
  (word) => {
    expect(redacted(word)).toBe(word);
  },
);

test.each([
  [`logged-in:${MEMBER}`, /^logged-in:\d{10}$/],
  [`likes:${MEMBER}:off:128:project:p1`, /^likes:\d{10}:off:128:\w{7}:p1$/],
  [
    wordOf(MEMBER, { record: { kind: 'project', ref: 'p/1' }, isFavorite: true }),
    /^favorites:\d{10}:on:\w{7}:p%2F1$/,
  ],
])('of %s the program’s own words stay and the member is another', (word, form) => {
  expect(redacted(word)).toMatch(form);
  expect(redacted(word)).not.toContain(MEMBER);
});

test('whoever logs in in another tab is not in the log, though nothing else in it names them', () => {
  expect(redacted('logged-in:6120984455')).not.toContain('6120984455');
});

test('a word is put together again as it was', () => {
  for (const word of [KEPT, 'logged-out', 'likes:a%20b:on:3:policy:x%2Fy%3A', 'favorites:1:on:a:100%25'])
    expect(wordOfPieces(piecesOfWord(word))).toBe(word);
  // As logs of before hold it.
  expect(wordOfPieces('logged-out')).toBe('logged-out');
});

test('a spoiled word breaks no recording', () => {
  expect(piecesOfWord('likes:100%:on')).toEqual(['likes', ':', '100%', ':', 'on']);
});
