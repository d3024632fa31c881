import { useState, type SubmitEvent } from 'react';
import { PAGE_SIZES } from '#src/contract/listing/list';
import { formatNumber } from '../format';
import './listing.css';

export interface PagerProps {
  readonly page: number;
  readonly pageSize?: number;
  /** Of all rows; inexact where counting stopped. */
  readonly total: { readonly count: number; readonly exact: boolean };
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  readonly isBusy: boolean;
  /** Undefined where only the neighbours can be reached. */
  readonly onJump?: (page: number) => void;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onResize?: (pageSize: number | undefined) => void;
}

const Jump = ({ last, onJump }: { readonly last: number; readonly onJump: (page: number) => void }) => {
  const [text, setText] = useState('');
  const page = Number(text);
  const isWrong = text !== '' && !(Number.isInteger(page) && page >= 1 && page <= last);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (text === '' || isWrong) return;
    onJump(page);
    setText('');
  };
  return (
    <form className="row pager-jump" aria-label="跳到" onSubmit={submit}>
      <label>
        到第
        <input
          className="input"
          inputMode="numeric"
          maxLength={7}
          value={text}
          aria-invalid={isWrong}
          onChange={({ target }) => setText(target.value.trim())}
        />
        页
      </label>
      {isWrong && (
        <span className="muted bad" role="alert">
          页码在 1 到 {formatNumber(last)} 之间
        </span>
      )}
      <button type="submit" className="button">
        跳转
      </button>
    </form>
  );
};

/** Neighbours, a jump to any page, rows a page. */
export const Pager = (props: PagerProps) => {
  const { page, pageSize = PAGE_SIZES[0], total, hasPrevious, hasNext, isBusy } = props;
  const { onJump, onPrevious, onNext, onResize } = props;
  const last = Math.max(1, Math.ceil(total.count / pageSize));
  if (!hasPrevious && !hasNext && total.count <= PAGE_SIZES[0]) return null;
  return (
    <nav className="row pager no-print" aria-label="翻页">
      <button type="button" className="button" disabled={isBusy || !hasPrevious} onClick={onPrevious}>
        上一页
      </button>
      <span>
        第 {formatNumber(page)} 页{total.exact && ` / 共 ${formatNumber(last)} 页`}
      </span>
      <button type="button" className="button" disabled={isBusy || !hasNext} onClick={onNext}>
        下一页
      </button>
      {onJump && last > 1 && <Jump last={last} onJump={onJump} />}
      {onResize && (
        <label className="filter-field">
          <span>每页</span>
          <select
            value={pageSize}
            onChange={({ target }) =>
              onResize(target.value === String(PAGE_SIZES[0]) ? undefined : Number(target.value))
            }
          >
            {PAGE_SIZES.map((size) => (
              <option key={size} value={size}>
                {size} 条
              </option>
            ))}
          </select>
        </label>
      )}
    </nav>
  );
};
