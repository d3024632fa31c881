import type { DomainEvent } from '#src/kernel/messages';
import type { TrackedFact } from '#src/kernel/slice';
import type { RootState } from '#src/kernel/state';
import { events } from './events';
import { selectTab } from './selectors';

export const tracked = (event: DomainEvent, state: RootState): TrackedFact | undefined => {
  if (events.loginDialogOpened.match(event)) return { fncode: '110101', query: { tab: selectTab(state) } };
  if (events.tabChosen.match(event)) return { fncode: '110102', query: { tab: event.payload.tab } };
  if (events.loginRequested.match(event)) {
    const { way: method } = event.payload;
    // By phone, the code is what is submitted.
    return method === 'phone' ? undefined : { fncode: '110103', query: { method } };
  }
  if (events.loggedIn.match(event)) {
    const { way, user } = event.payload;
    return { fncode: '110104', query: { method: way, isNewUser: user.isNewUser } };
  }
  if (events.loginFailed.match(event)) {
    const { way, problem } = event.payload;
    return { fncode: '110105', query: { method: way, statusCode: problem.code } };
  }
  if (events.loggedOut.match(event)) return { fncode: '110110', query: { reason: event.payload.by } };
  return undefined;
};
