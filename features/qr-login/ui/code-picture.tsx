import type { CodeState } from '../selectors';
import { EXPIRED, failureText, SCANNED } from './labels';
import * as styles from './qr.module.css';

interface Cover {
  readonly text: string;
  readonly isButton: boolean;
}

const coverOf = ({ step, problem }: Pick<CodeState, 'step' | 'problem'>): Cover | undefined => {
  switch (step) {
    case 'scanned':
      return { text: SCANNED, isButton: false };
    case 'confirmed':
    case 'choosing':
    case 'entering':
      return { text: '正在登录', isButton: false };
    case 'expired':
      return { text: EXPIRED, isButton: true };
    case 'failed':
      return { text: failureText(problem), isButton: true };
    case 'idle':
    case 'loading':
    case 'waiting':
      return undefined;
  }
};

export interface CodePictureProps extends Pick<CodeState, 'step' | 'image' | 'problem'> {
  readonly onRefresh: () => void;
}

/** The code, and what lies over it when it cannot be scanned any more. */
export const CodePicture = ({ step, image, problem, onRefresh }: CodePictureProps) => {
  const cover = coverOf({ step, problem });
  const isLoading = step === 'idle' || step === 'loading';
  return (
    <div className={styles.picture} data-open-picture="" data-step={step} aria-busy={isLoading}>
      {image && <img src={image} alt={cover ? '' : '登录二维码'} width={200} height={200} />}
      {isLoading && <span className={styles.wait} aria-hidden />}
      {cover?.isButton && (
        <button type="button" className={styles.cover} onClick={onRefresh}>
          <span className={styles.refresh} aria-hidden>
            ↻
          </span>
          {cover.text}
          {step === 'failed' && <small>点击刷新</small>}
        </button>
      )}
      <p className={styles.cover} role="status" hidden={!cover || cover.isButton}>
        {cover && !cover.isButton ? cover.text : ''}
      </p>
      <span className="sr-only" role="status">
        {isLoading ? '正在加载二维码' : cover?.isButton ? cover.text : ''}
      </span>
    </div>
  );
};
