import * as styles from './search-box.module.css';

/** Signs of drawings and bills of quantities that a keyboard does not have. */
const SYMBOLS = ['φ', 'Φ', '㎡', 'm³', '℃', '±', '×', '≤', '≥', '‰', '°', 'Ⅱ'] as const;

export interface PopupFootProps {
  readonly hasRecent: boolean;
  readonly onForgetAll: () => void;
  readonly onSymbol: (symbol: string) => void;
}

/** Signs to put into the text, and the end of all recent searches. The field keeps the focus when they are clicked. */
export const PopupFoot = ({ hasRecent, onForgetAll, onSymbol }: PopupFootProps) => (
  <div className={styles.foot} onMouseDown={(event) => event.preventDefault()}>
    <div role="group" aria-label="插入特殊符号">
      {SYMBOLS.map((symbol) => (
        <button key={symbol} type="button" onClick={() => onSymbol(symbol)}>
          {symbol}
        </button>
      ))}
    </div>
    {hasRecent && (
      <button type="button" className="muted" onClick={onForgetAll}>
        清空最近搜索
      </button>
    )}
  </div>
);
