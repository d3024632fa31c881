import type { MadeLog } from '#infra/action-log/keeper';
import * as styles from './log-contents.module.css';

const HIDDEN_WORDS = {
  texts: '文字',
  figures: '长数字',
  secrets: '账号与联系方式',
  shortened: '只留长度',
  dropped: '密码与令牌',
} as const;

/** Of a line that is shown. */
const LONGEST = 300;
const KB = 1_024;

export const kbOf = (bytes: number): string => `${Math.ceil(bytes / KB)} KB`;

/** What is in a log and what is not, before it leaves the browser. */
export function LogContents({ made: { text, hidden, sample } }: { readonly made: MadeLog }) {
  const counts = Object.entries(HIDDEN_WORDS).map(
    ([kind, words]) => `${words} ${hidden[kind as keyof typeof HIDDEN_WORDS]}`,
  );
  return (
    <>
      <p>
        文件 {kbOf(new Blob([text]).size)}。已隐去（不同的值）：{counts.join('，')}。
      </p>
      <pre className={styles.lines} tabIndex={0} aria-label="隐去后的若干行">
        {sample.map((line) => line.slice(0, LONGEST)).join('\n')}
      </pre>
    </>
  );
}
