import { groupsOf } from '#features/phone-login/ui/labels';
import { anAccount } from '../some-accounts';

test('[PHONE-006] the groups stand in their order: enterprise sub-account, personal, enterprise main account', () => {
  const centre = anAccount('3', { group: 'entMainAccount', typeName: '企业认证中心账号', hasRights: true });
  const groups = groupsOf([
    centre,
    anAccount('1'),
    anAccount('2', { group: 'entSubAccount', typeName: '企业子账号' }),
  ]);
  expect(groups).toEqual([
    { title: '企业子账号', accounts: [{ key: '2', name: 'user2', hasRights: false }] },
    { title: '个人账号', accounts: [{ key: '1', name: 'user1', hasRights: false }] },
    {
      title: '企业主账号',
      accounts: [{ key: '3', name: 'user3', hasRights: true, note: '企业认证中心账号' }],
    },
  ]);
});
