import { Input } from 'antd';
import { useEffect, useState } from 'react';
import * as styles from './console.module.css';
import { usePlace } from './use-place';

export interface TextParamProps {
  readonly name: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly width?: 'wide';
}

/** A parameter that is typed; it counts when the field is left or Enter is pressed. */
export function TextParam({ name, label, placeholder = '', width }: TextParamProps) {
  const { params, set } = usePlace();
  const own = params[name] ?? '';
  const [text, setText] = useState(own);
  useEffect(() => setText(own), [own]);
  const settle = () => {
    const wanted = text
      .replaceAll('，', ',')
      .replaceAll(/\s/g, '')
      .replaceAll(/^,+|,+$/g, '');
    if (wanted !== own) set({ [name]: wanted });
  };
  return (
    <label className={width === 'wide' ? styles.wideField : styles.field}>
      <span>{label}</span>
      <Input
        value={text}
        placeholder={placeholder}
        onChange={({ target }) => setText(target.value)}
        onBlur={settle}
        onPressEnter={settle}
      />
    </label>
  );
}
