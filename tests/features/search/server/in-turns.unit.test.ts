import { eachInTurns } from '#features/search/server/in-turns';

const titles = Array.from({ length: 200 }, (_, index) => index);

test('others are answered while many titles are sounded', async () => {
  const told: string[] = [];
  const answerOthers = () => {
    told.push('others');
    if (told.filter((each) => each === 'others').length < 5) setImmediate(answerOthers);
  };
  setImmediate(answerOthers);
  await eachInTurns(titles, (title) => void told.push(String(title)));
  expect(told.indexOf('others')).toBeLessThan(told.indexOf('50'));
  expect(told.lastIndexOf('others')).toBeLessThan(told.indexOf('199'));
});

test('every item is worked on once, in its order', async () => {
  const seen: number[] = [];
  await eachInTurns(titles, (title) => void seen.push(title));
  expect(seen).toEqual(titles);
});
