import { basesOf } from '#features/search/server/phrase-of';

test('what another trade works on is told from what it is', () => {
  expect(basesOf(['抹灰'], '抹灰')).toEqual(['%抹灰面%']);
  expect(basesOf(['抹灰', '面', '油漆'], '抹灰面油漆')).not.toContain('%抹灰面%');
  expect(basesOf(['内墙'], '内墙')).toEqual([]);
  expect(basesOf(['墙', '面', '抹', '灰'], '墙面抹灰')).toEqual(['%抹灰面%']);
});
