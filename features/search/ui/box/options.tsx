import { formatNumber } from '#src/ui/format';
import type { Word } from '../../contract';
import { Marked } from '../marked';
import type { Option, Section } from './sections-of';
import { classes } from '#src/ui/classes';
import * as styles from './search-box.module.css';

export interface OptionsProps {
  readonly id: string;
  readonly sections: readonly Section[];
  /** Position among all options. */
  readonly active: number;
  readonly onPick: (option: Option, position: number) => void;
  readonly onForget: (keyword: string) => void;
}

export const optionId = (listId: string, position: number): string => `${listId}-${position}`;

interface LineProps extends Omit<OptionsProps, 'sections'> {
  readonly option: Option;
  readonly position: number;
}

const WordPrice = ({ price }: { readonly price: NonNullable<Word['price']> }) => (
  <small className={styles.price}>
    {formatNumber(price.value, 2)} {price.unit}
    {price.unit !== '点' && ` ${price.taxBasis}`} {price.areaName} {price.priceDate}
  </small>
);

/** What it costs; of a document that it is not simply in force. */
const WordEnd = ({ word: { price, policy } }: { readonly word: Word }) => {
  if (price) return <WordPrice price={price} />;
  return policy?.state && policy.state !== '现行' && <small className={styles.price}>{policy.state}</small>;
};

// The text field keeps the focus and speaks for the keys; the mouse points here.
const OptionLine = ({ id, option, position, active, onPick, onForget }: LineProps) => (
  <div
    role="option"
    id={optionId(id, position)}
    className={styles.option}
    aria-selected={position === active}
    onMouseDown={(event) => event.preventDefault()}
    onClick={() => onPick(option, position)}
  >
    <span className="ellipsis">
      <Marked text={option.text} marks={option.marks} />
    </span>
    {option.means.kind === 'word' && <WordEnd word={option.means.word} />}
    {option.means.kind === 'recent' && (
      <i
        aria-hidden
        title="删除这条记录"
        onClick={(event) => {
          event.stopPropagation();
          onForget(option.text);
        }}
      >
        ×
      </i>
    )}
  </div>
);

/** Headed groups of one list, as a combobox offers them. */
export const Options = ({ sections, ...rest }: OptionsProps) => {
  const first = sections.map((_, index) =>
    sections.slice(0, index).reduce((sum, { options }) => sum + options.length, 0),
  );
  return (
    <div role="listbox" id={rest.id} aria-label="搜索建议">
      {sections.map(({ label, options }, section) => (
        <div key={label} role="group" aria-label={label} className={styles.section}>
          <div className={classes('muted', styles.sectionName)} aria-hidden>
            {label}
          </div>
          {options.map((option, index) => (
            <OptionLine key={option.key} option={option} position={(first[section] ?? 0) + index} {...rest} />
          ))}
        </div>
      ))}
    </div>
  );
};
