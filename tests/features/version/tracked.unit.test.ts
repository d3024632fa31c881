import { events } from '#features/version/events';
import { tracked } from '#features/version/tracked';

test('[TRACK-001] a new version that is announced is told, the first one is not', () => {
  expect(tracked(events.versionChanged({ version: '2' }))).toEqual({ fncode: '100108' });
  expect(tracked(events.versionFound({ version: '1' }))).toBeUndefined();
});
