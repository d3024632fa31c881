import { Button, Checkbox, type InputRef } from 'antd';
import { useState, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import { classes } from '#src/ui/classes';
import { atMost, withoutSpaces } from '#src/ui/form/clean-text';
import { FormProblem, SubmitButton } from '#src/ui/form/form-foot.tsx';
import { TextField, type TextFieldProps } from '#src/ui/form/text-field.tsx';
import { useForm } from '#src/ui/form/use-form';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { password, username } from '../contract';
import { selectIsEntering, selectProblem } from '../selectors';
import { AccountLinkList, type AccountLinks } from './account-links';
import * as styles from './auth.module.css';

const PasswordField = (props: Pick<TextFieldProps, 'field' | 'label'>) => {
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

export interface AccountFormProps {
  readonly firstField: RefObject<InputRef | null>;
  readonly links: AccountLinks;
}

const NAME_LIMIT = 32;
const shapes = { username, password };
const start = { username: '', password: '' };
const clean = { username: (text: string) => atMost(withoutSpaces(text), NAME_LIMIT) };

export const AccountForm = ({ firstField, links }: AccountFormProps) => {
  const send = useSend();
  const isEntering = useSelector(selectIsEntering);
  const problem = useSelector(selectProblem);
  const [remember, setRemember] = useState(true);
  const { field, accept } = useForm({ shapes, start, clean, isBusy: isEntering });
  const submit = accept((accepted) => send(commands.logIn({ ...accepted, remember })));

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label="用户名"
        field={field('username')}
        inputRef={firstField}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField label="密码" field={field('password')} />
      <Checkbox checked={remember} onChange={({ target }) => setRemember(target.checked)}>
        一周内自动登录
      </Checkbox>
      <FormProblem>{problem}</FormProblem>
      <SubmitButton isWide isBusy={isEntering} busyText="正在登录">
        登录
      </SubmitButton>
      <AccountLinkList {...links} />
      <p className={classes('muted', styles.hint)}>
        普通账号登录后可申请试用，没有账号也可
        <Button type="link" className={styles.tryOut} onClick={() => send(commands.tryOut())}>
          凭手机号申请
        </Button>
      </p>
    </form>
  );
};
