import type { Act, Told } from '#features/campaigns/acts';
import { events } from '#features/campaigns/events';
import { tracked } from '#features/campaigns/tracked';

const accepted = (act: Act, told: Told = {}) => tracked(events.actAccepted({ act, told }));
const problem = { code: 441, message: '' };

test.each<readonly [Act]>([
  [{ act: 'draw', key: 'giftBoxV55', number: 1 }],
  [{ act: 'draw', key: 'collectCard', number: 1 }],
  [{ act: 'drawTask', key: 'giftBoxV76', taskId: 'favorite' }],
])('%j is a draw like any other, whose prize is told', (act) => {
  expect(accepted(act, { given: 'points20', drawn: 'vip365' })).toEqual({
    fncode: '400402',
    query: { prize: 'points20' },
  });
});

test.each<readonly [string, Act]>([
  ['400601', { act: 'share', key: 'userInvite' }],
  ['400601', { act: 'openTeam', key: 'giftBoxV61' }],
  ['400602', { act: 'visitInvite', key: 'userInvite', url: 'ABCDEFGHJK' }],
  ['400602', { act: 'joinTeam', key: 'giftBoxV61', url: 'ABCDEFGHJK' }],
  ['400701', { act: 'answer', key: 'question', day: '2026-11-24', choice: 0 }],
  ['400501', { act: 'rewardTeam', key: 'giftBoxV61', urlId: '1' }],
  ['400501', { act: 'visit', key: 'giftBoxV55', url: '/22G' }],
  ['400501', { act: 'task', key: 'giftBoxV76', taskId: 'favorite' }],
  ['400501', { act: 'egg', key: 'giftBoxV67', place: 'labor' }],
  ['400501', { act: 'goal', key: 'giftBoxV67', goal: 'secret', number: 1 }],
])('%s is the fact of %j', (fncode, act) => {
  expect(accepted(act)).toEqual({ fncode });
});

test.each<readonly [Act]>([
  [{ act: 'goal', key: 'collectCard', goal: 'set', number: 1 }],
  [{ act: 'task', key: 'newUserGift', taskId: 'profile' }],
])('outside the gift boxes %j is none of their use', (act) => {
  expect(accepted(act)).toBeUndefined();
});

test.each([
  events.partFailed({ part: 'question', problem }),
  events.actFailed({ act: { act: 'share', key: 'userInvite' }, problem }),
])('what could not be had is told as a failure of the campaigns: %j', (event) => {
  expect(tracked(event)).toEqual({ fncode: '900101', query: { statusCode: 441, slice: 'campaigns' } });
});
