import { PAGE_SIZES } from '#src/contract/listing/list';
import { driveList } from '#src/listing/list-epics';
import { commands } from './commands';
import { findPoliciesCall, policyList, type ListView, type PolicyPage, type PolicyQuery } from './contract';
import { events } from './events';
import { selectList } from './selectors';

export const queryOf = ({ page, pageSize = PAGE_SIZES[0], cursor, ...filter }: ListView): PolicyQuery => ({
  ...filter,
  ...(cursor ? { cursor } : page !== undefined && { pageNo: page }),
  pageSize,
});

export const listDriver = driveList({
  list: policyList,
  commands,
  events,
  select: selectList,
  call: findPoliciesCall,
  bodyOf: queryOf,
  pageOf: (page: PolicyPage) => page,
  totalOf: ({ total }) => total.count,
});
