import * as z from 'zod/mini';
import { atLeast, atMost } from './lengths';

const PASSWORD_MIN = 8;
const PASSWORD_MAX = 50;

/** Of an account, as it is typed to log in and as it is set. */
export const password = z
  .string()
  .check(
    z.minLength(1, '密码不能为空！'),
    atLeast(PASSWORD_MIN, '密码长度不少于8位！'),
    atMost(PASSWORD_MAX, `密码长度不超过${PASSWORD_MAX}位！`),
  );
