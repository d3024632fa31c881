import { phoneAccountsOf } from '#features/phone-login/accounts';
import { bindingAccountsCall, code, mobile } from '#features/phone-login/contract';
import { reader } from '#src/contract/call';
import { checkValue } from '#src/ui/form/check-value';
import { digitsIn } from '#src/ui/form/clean-text';

const verdict = (value: string, issue: string | undefined) => (issue ? { issue } : { accepted: value });

test.each([
  ['[VALID-006]', '', '手机号不能为空！'],
  ['[VALID-007]', '1380000000', '请输入11位手机号！'],
  ['[VALID-007]', '138000000011', '请输入11位手机号！'],
  ['[VALID-008]', '23800000001', '手机号格式错误！'],
  ['[VALID-018]', '10000000000', undefined],
  ['[VALID-018]', '19999999999', undefined],
  ['[CONFLICT-010]', '12000000000', undefined],
  ['[CONFLICT-010]', '13800000001', undefined],
])('%s phone “%s”: %s', (_, value, message) => {
  expect(checkValue(mobile, value)).toEqual(verdict(value, message));
});

test.each([
  ['[VALID-010]', '', '验证码不能为空！'],
  ['[VALID-011]', '12345', '请输入6位数字验证码！'],
  ['[VALID-011]', '1234567', '请输入6位数字验证码！'],
  ['[VALID-011]', '12345x', '请输入6位数字验证码！'],
  ['[VALID-011]', '000000', undefined],
])('%s code “%s”: %s', (_, value, message) => {
  expect(checkValue(code, value)).toEqual(verdict(value, message));
});

test.each([
  ['138-0000 0001', '13800000001'],
  ['１３８００００0001', '13800000001'],
  ['+86 138 0000 0001', '13800000001'],
  ['0086 13800000001', '13800000001'],
  ['86100000000', '86100000000'],
  ['13800000001234', '13800000001'],
  ['手机', ''],
])('[VALID-009] of “%s” the digits stay: %s', (typed, kept) => {
  expect(digitsIn(typed, 11)).toBe(kept);
});

describe('accounts', () => {
  const read = (data: unknown) => phoneAccountsOf(reader(bindingAccountsCall)(data));
  const account = { id: 1, username: 'a', globalId: '6001', accountTypeName: 't' };

  test('[PHONE-012] ids become text', () => {
    expect(read({ noRightsAccounts: { personalAccount: [{ ...account, globalId: 6001 }] } })).toMatchObject([
      { id: '1', globalId: '6001' },
    ]);
  });

  test('[PHONE-011] a company’s member is named by the customer and the sub-account', () => {
    const bound = { customerName: '某某公司', subAccountGid: 7, accountTypeName: 't' };
    expect(read({ haveRightsAccounts: { entSubAccount: [bound] } })).toMatchObject([
      { id: '7', globalId: '7', userName: '某某公司', hasRights: true },
    ]);
  });

  test('[CONFLICT-025] four lists become three groups, those with rights first', () => {
    const lists = (id: string) => ({
      entSubAccount: [{ ...account, id: `${id}1` }],
      personalAccount: [{ ...account, id: `${id}2` }],
      entMainAccount: [{ ...account, id: `${id}3` }],
      enterpriseAccount: [{ ...account, id: `${id}4` }],
    });
    const found = read({ noRightsAccounts: lists('n'), haveRightsAccounts: lists('y') });
    expect(found.map(({ id, group }) => `${id} ${group}`)).toEqual([
      'y1 entSubAccount',
      'n1 entSubAccount',
      'y2 personalAccount',
      'n2 personalAccount',
      'y3 entMainAccount',
      'n3 entMainAccount',
      'y4 entMainAccount',
      'n4 entMainAccount',
    ]);
  });
});
