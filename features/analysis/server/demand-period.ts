import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import type { Period } from '../contract/period';
import { daysIn } from './during';

const MOST_DAYS = 400;

/** @throws ApiError where it ends before it begins, or is longer than facts are kept. */
export const demandPeriod = <P extends Period>(period: P): P => {
  const days = daysIn(period);
  if (days < 1) throw new ApiError(codes.badRequest, '开始日期不能晚于结束日期');
  if (days > MOST_DAYS) throw new ApiError(codes.badRequest, `一次至多查询 ${MOST_DAYS} 天`);
  return period;
};
