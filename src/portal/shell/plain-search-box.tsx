import type { ComponentProps } from 'react';
import { asCategory, SEARCH_CATEGORIES, SEARCH_INPUT_ID, SEARCH_PLACEHOLDER } from './search-categories';
import type { SearchProps } from './search-props';

type InputProps = Pick<
  ComponentProps<'input'>,
  'ref' | 'onFocus' | 'onCompositionStart' | 'onCompositionEnd'
>;
interface PlainSearchBoxProps extends InputProps {
  readonly placeholder: string | undefined;
  readonly onSearch: SearchProps['onSearch'];
}

/** Looks like the antd search box it will become; uncontrolled, so text typed before hydration survives. */
export const PlainSearchBox = ({
  placeholder = SEARCH_PLACEHOLDER,
  onSearch,
  ...input
}: PlainSearchBoxProps) => (
  <form
    className="plain-search"
    role="search"
    onSubmit={(event) => {
      event.preventDefault();
      const fields = new FormData(event.currentTarget);
      onSearch(String(fields.get('keyword')).trim(), asCategory(String(fields.get('category'))));
    }}
  >
    <select name="category" aria-label="搜索类别">
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
      placeholder={placeholder}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={100}
      {...input}
    />
    <button type="submit">搜索</button>
  </form>
);
