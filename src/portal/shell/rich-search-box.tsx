import { AutoComplete, Button, Select, Space } from 'antd';
import { useState } from 'react';
import { AntdProvider } from '../../ui/antd-provider';
import {
  SEARCH_CATEGORIES,
  SEARCH_INPUT_ID,
  SEARCH_PLACEHOLDER,
  type SearchCategory,
} from './search-categories';
import type { SearchProps } from './search-props';

const GROUP_NAMES: Readonly<Record<string, string>> = {
  bid_node: '单项工程',
  bq_item: '清单',
  sl: '水利',
  labor: '劳务',
  policy: '政策',
};

export interface RichSearchBoxProps extends SearchProps {
  readonly startText: string;
  readonly startCategory: SearchCategory;
  readonly startFocused: boolean;
}

export function RichSearchBox({ startText, startCategory, startFocused, ...search }: RichSearchBoxProps) {
  const { placeholder = SEARCH_PLACEHOLDER, suggestions, onType, onSearch, onChoose } = search;
  const [text, setText] = useState(startText);
  const [category, setCategory] = useState(startCategory);
  const submit = (keyword: string) => onSearch(keyword.trim(), category);

  return (
    <AntdProvider>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          submit(text);
        }}
      >
        <Space.Compact block size="large">
          <Select
            className="search-category"
            aria-label="搜索类别"
            value={category}
            onChange={setCategory}
            options={[...SEARCH_CATEGORIES]}
            popupMatchSelectWidth={false}
          />
          <AutoComplete
            id={SEARCH_INPUT_ID}
            className="search-text"
            aria-label="搜索"
            placeholder={placeholder}
            autoFocus={startFocused}
            value={text}
            maxLength={100}
            defaultActiveFirstOption={false}
            options={suggestions.map((suggestion, index) => ({
              key: `${index} ${suggestion.word}`,
              value: suggestion.word,
              rank: index + 1,
              suggestion,
              label: (
                <span className="suggestion">
                  {suggestion.word} <small>{GROUP_NAMES[suggestion.group]}</small>
                </span>
              ),
            }))}
            onChange={setText}
            showSearch={{ onSearch: onType }}
            onSelect={(_, { suggestion, rank }) => onChoose(suggestion, rank)}
          />
          <Button type="primary" htmlType="submit" className="search-button">
            搜索
          </Button>
        </Space.Compact>
      </form>
    </AntdProvider>
  );
}
