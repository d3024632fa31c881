import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import type { Attributes } from '../contract';
import { selectView } from '../selectors';
import { classes } from '#src/ui/classes';
import * as styles from './new-items.module.css';

interface ChoiceProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly choices: Attributes['parts'];
  readonly onChoose: (value: string | undefined) => void;
}

const Choice = ({ label, value = '', choices, onChoose }: ChoiceProps) => (
  <label>
    {label}
    <select value={value} onChange={({ target }) => onChoose(target.value || undefined)}>
      <option value="">全部</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}（{choice.count}）
        </option>
      ))}
    </select>
  </label>
);

export const ItemFilters = ({ attributes }: { readonly attributes: Attributes }) => {
  const send = useSend();
  const { part, unit, keyword = '' } = useSelector(selectView);
  const [text, type] = useState(keyword);
  return (
    <form
      className={classes('row inputs', styles.filters)}
      role="search"
      aria-label="筛选清单项目"
      onSubmit={(event) => {
        event.preventDefault();
        send(commands.refine({ keyword: text.trim() || undefined }));
      }}
    >
      <Choice
        label="分部"
        value={part}
        choices={attributes.parts}
        onChoose={(value) => send(commands.refine({ part: value }))}
      />
      <Choice
        label="单位"
        value={unit}
        choices={attributes.units}
        onChoose={(value) => send(commands.refine({ unit: value }))}
      />
      <input
        type="search"
        aria-label="编码、名称或特征"
        placeholder="编码、名称或特征"
        maxLength={100}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      <button type="submit" className="button">
        查找
      </button>
    </form>
  );
};
