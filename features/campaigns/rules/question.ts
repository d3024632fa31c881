import type { Campaign } from './campaign';

export const RIGHT_POINTS = 5;
export const WRONG_POINTS = 1;

export const QUESTION: Campaign = {
  key: 'question',
  rules: [
    `每天一题，答对得 ${RIGHT_POINTS} 积分，答错得 ${WRONG_POINTS} 积分；每天只能答一次，计入每日积分上限。`,
    '题目以北京时间零点更换，答后公布答案与解释。',
  ],
};
