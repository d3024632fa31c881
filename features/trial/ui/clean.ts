import { atMost, digitsIn } from '#src/ui/form/clean-text';
import { CODE_DIGITS, COMPANY_MAX, MOBILE_DIGITS, NAME_MAX } from '../contract';

/** What becomes of a value while it is typed. */
export const clean = {
  realName: (text: string) => atMost(text.replace(/\P{Script=Han}/gu, ''), NAME_MAX),
  mobile: (text: string) => digitsIn(text, MOBILE_DIGITS),
  verificationCode: (text: string) => digitsIn(text, CODE_DIGITS),
  companyName: (text: string) => atMost(text.replace(/\s/g, ''), COMPANY_MAX),
};
