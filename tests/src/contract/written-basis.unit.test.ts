import * as z from 'zod/mini';
import { askCall } from '#features/ai-chat/contract';
import { keepBasisCall } from '#features/basis/contract';
import { findProjectsCall } from '#features/projects/contract';
import { searchItemsCall } from '#features/search/contract';
import { resultList } from '#features/search/result-list';
import { findUnitPricesCall } from '#features/unit-prices/contract';

const TOO_LONG = '2024-06'.repeat(6);

test.each([
  ['search', searchItemsCall, { text: '住宅', category: 'all' }],
  ['projects', findProjectsCall, {}],
  ['unit prices', findUnitPricesCall, {}],
  [
    'the assistant',
    askCall,
    {
      chatId: '00000000-0000-7000-8000-000000000001',
      askId: '00000000-0000-7000-8000-000000000002',
      question: '单方造价',
    },
  ],
  ['what is kept', keepBasisCall, {}],
] as const)('%s takes a written basis, and none without an end', (_, { body }, beside) => {
  expect(z.safeParse(body, { ...beside, basis: '2024-06_18_in_kind' }).success).toBe(true);
  expect(z.safeParse(body, { ...beside, basis: TOO_LONG }).error?.issues[0]?.message).toBe('折算口径不正确');
});

test('one that an address brings to the search is passed over', () => {
  expect(resultList.viewFrom({ text: '住宅', basis: TOO_LONG }).basis).toBeUndefined();
  expect(resultList.viewFrom({ text: '住宅', basis: '2024-06' }).basis).toBe('2024-06');
});
