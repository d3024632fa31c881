import { useState } from 'react';
import { TextField, type TextFieldProps } from '#src/ui/form/text-field.tsx';
import { classes } from '#src/ui/classes';
import * as styles from './auth.module.css';

export const PasswordField = (props: Pick<TextFieldProps, 'field' | 'label'>) => {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <button
          type="button"
          className={classes('plain', styles.show)}
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
