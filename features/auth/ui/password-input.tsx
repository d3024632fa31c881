import { Input, type InputProps } from 'antd';
import { useState } from 'react';

export type PasswordInputProps = Omit<InputProps, 'value' | 'onChange'> & {
  readonly value: string;
  readonly onChange: (text: string) => void;
};

export const PasswordInput = ({ onChange, ...rest }: PasswordInputProps) => {
  const [isShown, setIsShown] = useState(false);
  return (
    <Input
      {...rest}
      size="large"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ target }) => onChange(target.value)}
      suffix={
        <button
          type="button"
          className="auth-show"
          aria-pressed={isShown}
          aria-label="显示密码"
          onClick={() => setIsShown(!isShown)}
        >
          <span aria-hidden>{isShown ? '隐藏' : '显示'}</span>
        </button>
      }
    />
  );
};
