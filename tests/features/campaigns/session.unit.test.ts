import { events as auth } from '#features/auth/events';
import type { CampaignInfo } from '#features/campaigns/contract/index';
import { events } from '#features/campaigns/events';
import { initialState, reducer } from '#features/campaigns/state';

test('[ACT-016] what is known of the new-user activity is kept with the session, and gone with it', () => {
  const info = { standing: { state: 'running' } } as unknown as CampaignInfo;
  const shown = reducer(initialState, events.partLoaded({ part: 'newUserGift', data: info }));
  expect(shown.parts.newUserGift).toEqual({ status: 'shown', data: info });
  expect(reducer(shown, auth.loggedOut({ by: 'member' })).parts).toEqual({});
});
