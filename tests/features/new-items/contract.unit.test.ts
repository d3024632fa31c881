import specified from '#docs/calls.json';
import { areasCall } from '#features/new-items/contract';

test('[CONFLICT-006] areas of new items are asked at the one path that is given', () => {
  const given = specified.filter(({ path }) => path?.includes('newItem/getAreas'));
  expect(given.map(({ id }) => id)).toEqual(['CALL-162']);
  expect({ method: areasCall.method, path: areasCall.path }).toEqual({
    method: given[0]?.method,
    path: given[0]?.path,
  });
});
