import { NEVER, of } from 'rxjs';
import { commands } from '#features/campaigns/commands';
import { loadParts } from '#features/campaigns/epics/load-parts';
import { PART_CALLS, type AskedPart } from '#features/campaigns/parts';
import type { ApiRequest } from '#src/kernel/send';
import { stateOf } from '#tests/support/builders';
import { fakePorts } from '#tests/support/ports';

const sentFor = (asked: AskedPart) => {
  const sent: ApiRequest[] = [];
  const send = (request: ApiRequest) => {
    sent.push(request);
    return NEVER;
  };
  loadParts(of(commands.loadPart(asked)), stateOf({}), fakePorts({ send })).subscribe();
  return sent.map(({ method, path, query }) => ({ method, path, query }));
};

const PATHS: Readonly<Record<keyof typeof PART_CALLS, string>> = {
  giftBoxV76: 'giftBoxV76/getActivityInfo',
  giftBoxV76Records: 'giftBoxV76/getGiftRecord',
  giftBoxV55: 'giftBoxV55/getActivityInfo',
  giftBoxV55Records: 'giftBoxV55/raffleRecords',
  giftBoxV61: 'giftBoxV61/getTeamInfo',
  giftBoxV67: 'giftBoxV67/getActivityInfo',
  giftBoxV67Records: 'giftBoxV67/getGiftRecord',
  qixiGift: 'qixiGift/getFlipCardResult',
  qixiGiftRecords: 'qixiGift/raffleRecords',
  collectCard: 'collectCard/getCollectCardInfo',
  collectCardRecords: 'collectCard/getGiftRecord',
  question: 'question/getQuestion',
  questionRecords: 'question/history',
  clockExperience: 'clockExperience/getExperienceInfo',
  clockExperienceRecords: 'clockExperience/getGiftRecord',
  mysteriousTaskV72: 'mysteriousTaskV72/getActivityInfo',
  mysteriousTaskV72Records: 'mysteriousTaskV72/getGiftRecord',
  newUserGift: 'register/getRegisterRecord',
  newUserGiftRecords: 'register/getGiftRecord',
  userInvite: 'userInvite/getInvites',
  invitation: 'userInvite/getInvitation',
};

test('[CALL-105] [CALL-107] [CALL-123] [CALL-128] [CALL-129] every part is asked for by the call of its campaign', () => {
  const parts = Object.keys(PATHS) as (keyof typeof PATHS)[];
  expect(parts.toSorted()).toEqual(Object.keys(PART_CALLS).toSorted());
  expect(Object.fromEntries(parts.map((part) => [part, sentFor({ part })]))).toEqual(
    Object.fromEntries(
      Object.entries(PATHS).map(([part, path]) => [
        part,
        [{ method: 'GET', path: `/pb/activity/${path}`, query: undefined }],
      ]),
    ),
  );
});

test('an invitation is asked for with the address of whose it is', () => {
  expect(sentFor({ part: 'invitation', query: { url: 'ABCDEFGHJK' } })).toMatchObject([
    { path: '/pb/activity/userInvite/getInvitation', query: { url: 'ABCDEFGHJK' } },
  ]);
});
