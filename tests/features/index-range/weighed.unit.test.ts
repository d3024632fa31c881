import { weighedMean } from '#features/index-range/weighed';
import { aRow, aSubject } from './some-range';

test('a recommended value of nothing changes by no percentage', () => {
  const subject = aSubject({ row: aRow({ recommended: 0 }) });
  expect(weighedMean(subject, 24)).toMatchObject({ change: null });
});
