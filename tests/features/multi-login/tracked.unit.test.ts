import { tracked as trackedAnomaly } from '#features/anomaly/tracked';
import { events as anomaly } from '#features/anomaly/events';
import { events } from '#features/multi-login/events';
import { tracked } from '#features/multi-login/tracked';

test.each([
  [events.applicationAllowed({ globalId: '1', username: 'twin' }), 'allow'],
  [events.loginDenied({ message: '', by: 'timeout' }), 'timeout'],
  [events.applicationCancelled({ message: '' }), 'cancelled'],
])('how an application for a login ended is a fact: $type', (event, result) => {
  expect(tracked(event)).toEqual({ fncode: '110111', query: { result } });
});

test('that it was made is none, and an explanation is one', () => {
  expect(tracked(events.applicationSent({ remainingMs: 1 }))).toBeUndefined();
  expect(trackedAnomaly(anomaly.reportSent())).toEqual({ fncode: '110112' });
  expect(trackedAnomaly(anomaly.formCancelled())).toBeUndefined();
});
