import type { ComponentProps, KeyboardEvent, SubmitEventHandler } from 'react';
import { SEARCH_CATEGORIES } from '#src/contract/records';
import { SEARCH_INPUT_ID, SEARCH_PLACEHOLDER } from './search-categories';
import * as styles from './plain-search-box.module.css';

export interface SearchFormProps {
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
  readonly input: ComponentProps<'input'>;
  readonly select?: ComponentProps<'select'>;
}

const OF_INPUT_METHOD = 229;

/** Keys that choose a word of the input method mean nothing else; its Enter sends no half-typed word. */
const leaveToInputMethod = (event: KeyboardEvent) => {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Safari ends the composition before the Enter that ended it: only the code still tells.
  if (!event.nativeEvent.isComposing && event.nativeEvent.keyCode !== OF_INPUT_METHOD) return;
  event.stopPropagation();
  if (event.key === 'Enter') event.preventDefault();
};

/** The whole look of the search box; uncontrolled unless told otherwise, so text typed before hydration survives. */
export const PlainSearchBox = ({ onSubmit, input, select }: SearchFormProps) => (
  <form
    className={`box ${styles.root}`}
    role="search"
    aria-label="全站"
    onSubmit={onSubmit}
    onKeyDownCapture={leaveToInputMethod}
  >
    <select name="category" aria-label="搜索类别" {...select}>
      {SEARCH_CATEGORIES.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    <input
      id={SEARCH_INPUT_ID}
      name="keyword"
      aria-label="搜索"
      placeholder={SEARCH_PLACEHOLDER}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={100}
      {...input}
    />
    <button type="submit">搜索</button>
  </form>
);
