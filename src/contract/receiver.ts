import * as z from 'zod/mini';
import { mobile } from './fields';
import { atMost } from './lengths';

const NAME_MAX = 20;
const ADDRESS_MAX = 120;

export const receiverName = z
  .string()
  .check(z.trim(), z.minLength(1, '请填写收件人'), atMost(NAME_MAX, `收件人不超过 ${NAME_MAX} 个字`));
export const receiverMobile = mobile('请填写收件人电话', '请输入正确的手机号');
export const receiverAddress = z
  .string()
  .check(z.trim(), z.minLength(5, '请填写详细地址'), atMost(ADDRESS_MAX, `地址不超过 ${ADDRESS_MAX} 个字`));

/** Where the house sends goods to. */
export const receiver = z.object({
  name: receiverName,
  mobile: receiverMobile,
  address: receiverAddress,
});
export type Receiver = z.output<typeof receiver>;
