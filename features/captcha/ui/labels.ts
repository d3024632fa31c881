import type { selectStatus } from '../selectors';

type Status = ReturnType<typeof selectStatus>;

const FAILED = '验证没有完成，请检查网络后重试';
const NOT_BEGUN = '';

/** What the live region says; `waiting` counts the operations that go on once they are verified. */
export const progressText = (status: Status, waiting: number, problem: string | undefined): string => {
  if (status === 'working')
    return waiting > 1 ? `正在验证，还有 ${waiting} 项操作在等待…` : '正在验证，请稍候…';
  if (status === 'passed') return '验证通过，正在继续您的操作';
  if (status === 'failed') return problem ? `验证没有完成：${problem}` : FAILED;
  return NOT_BEGUN;
};

export const buttonText = (status: Status): string => {
  if (status === 'failed') return '重试';
  if (status === 'passed') return '验证通过';
  return status === 'working' ? '正在验证' : '开始验证';
};
