import { NEVER } from 'rxjs';
import type { Act } from '#features/campaigns/acts';
import { askAct } from '#features/campaigns/epics/ask-act';
import type { ApiRequest } from '#src/kernel/send';

const URL = 'ABCDEFGHJK';
const receiver = { name: '王工', mobile: '13800000001', address: '武汉市某路 1 号' };

/** What an act sends, and nothing beside it. */
const sentBy = (act: Act) => {
  const sent: ApiRequest[] = [];
  askAct((request) => {
    sent.push(request);
    return NEVER;
  }, act).subscribe();
  return sent.map(({ method, path, query, body }) => ({ method, path, query, body }));
};
const task = (key: Extract<Act, { act: 'task' }>['key'], taskId: string): Act => ({
  act: 'task',
  key,
  taskId,
});
const draw = (key: Extract<Act, { act: 'draw' }>['key'], number: number, place?: number): Act => ({
  act: 'draw',
  key,
  number,
  ...(place !== undefined && { place }),
});
const goal = (key: Extract<Act, { act: 'goal' }>['key'], id: string, number: number): Act => ({
  act: 'goal',
  key,
  goal: id,
  number,
});
const claim = (key: Extract<Act, { act: 'claim' }>['key'], number: number): Act => ({
  act: 'claim',
  key,
  number,
  receiver,
});

interface Sent {
  readonly query?: object;
  readonly body?: object;
}

test.each<readonly [ids: string, path: string, act: Act, sent: Sent]>([
  ['[CALL-106]', 'giftBoxV76/daTask', task('giftBoxV76', 'favorite'), { body: { taskId: 'favorite' } }],
  [
    '[CALL-117]',
    'giftBoxV55/countStudyClock',
    task('giftBoxV55', 'studyClock'),
    { body: { taskId: 'studyClock' } },
  ],
  [
    '[CALL-136]',
    'mysteriousTaskV72/doMysteriousTask',
    task('mysteriousTaskV72', 'a'),
    { body: { taskId: 'a' } },
  ],
  ['of its own:', 'register/doTask', task('newUserGift', 'profile'), { body: { taskId: 'profile' } }],
  [
    '[CALL-121]',
    'giftBoxV55/visitUrl',
    { act: 'visit', key: 'giftBoxV55', url: '/22G/index/22g' },
    { query: { url: '/22G/index/22g' } },
  ],
  ['[CALL-119]', 'giftBoxV55/raffle', draw('giftBoxV55', 2), { body: { number: 2 } }],
  ['[CALL-113]', 'qixiGift/flipCard', draw('qixiGift', 3, 7), { body: { number: 3, place: 7 } }],
  ['[CALL-088]', 'collectCard/clickCard', draw('collectCard', 4), { body: { number: 4 } }],
  [
    '[CALL-108]',
    'giftBoxV76/raffle',
    { act: 'drawTask', key: 'giftBoxV76', taskId: 'favorite' },
    { query: { taskId: 'favorite' } },
  ],
  [
    '[CALL-130]',
    'giftBoxV67/secretEasterEggPointsExchange',
    goal('giftBoxV67', 'points', 2),
    { body: { goal: 'points', number: 2 } },
  ],
  [
    '[CALL-131]',
    'giftBoxV67/secretGiftExchange',
    goal('giftBoxV67', 'secret', 3),
    { body: { goal: 'secret', number: 3 } },
  ],
  ['[CALL-115]', 'qixiGift/exchange', goal('qixiGift', 'cake', 1), { body: { goal: 'cake', number: 1 } }],
  [
    '[CALL-087]',
    'collectCard/getCardCollectProduct',
    goal('collectCard', 'set', 5),
    { body: { goal: 'set', number: 5 } },
  ],
  [
    '[CALL-100]',
    'clockExperience/doExperienceActivity',
    goal('clockExperience', 'vip', 1),
    { body: { goal: 'vip', number: 1 } },
  ],
  [
    '[CALL-135]',
    'mysteriousTaskV72/giftExchange',
    goal('mysteriousTaskV72', 'gift', 1),
    { body: { goal: 'gift', number: 1 } },
  ],
  [
    'of its own:',
    'register/receiveGift',
    goal('newUserGift', 'gift', 1),
    { body: { goal: 'gift', number: 1 } },
  ],
  [
    'of its own:',
    'collectCard/swapCards',
    { act: 'swap', key: 'collectCard', from: 'labour', to: 'profit', number: 2 },
    { body: { from: 'labour', to: 'profit', number: 2 } },
  ],
  ['of its own:', 'giftBoxV76/exchange', claim('giftBoxV76', 4), { body: { number: 4, receiver } }],
  ['[CALL-122]', 'giftBoxV55/exchange', claim('giftBoxV55', 5), { body: { number: 5, receiver } }],
  [
    'of its own:',
    'giftBoxV67/findEgg',
    { act: 'egg', key: 'giftBoxV67', place: 'labor' },
    { body: { place: 'labor' } },
  ],
  [
    '[CALL-084]',
    'question/doAnswer',
    { act: 'answer', key: 'question', day: '2026-11-24', choice: 2 },
    { body: { day: '2026-11-24', choice: 2 } },
  ],
  ['[CALL-124]', 'giftBoxV61/getTeamUpUrl', { act: 'openTeam', key: 'giftBoxV61' }, {}],
  [
    '[CALL-125]',
    'giftBoxV61/visitTeamUrl',
    { act: 'joinTeam', key: 'giftBoxV61', url: URL },
    { query: { url: URL } },
  ],
  [
    '[CALL-127]',
    'giftBoxV61/getTeamReward',
    { act: 'rewardTeam', key: 'giftBoxV61', urlId: '4711' },
    { query: { urlId: '4711' } },
  ],
  ['[CALL-103]', 'userInvite/getShareUrl', { act: 'share', key: 'userInvite' }, {}],
  [
    '[CALL-104]',
    'userInvite/visitUrl',
    { act: 'visitInvite', key: 'userInvite', url: URL },
    { body: { url: URL } },
  ],
])('%s %s is asked for with what its act says', (_, path, act, { query, body }) => {
  expect(sentBy(act)).toEqual([{ method: 'POST', path: `/pb/activity/${path}`, query, body }]);
});
