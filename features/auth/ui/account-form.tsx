import { Button, Checkbox, Input, type InputRef } from 'antd';
import { useId, useState, type RefObject, type SyntheticEvent } from 'react';
import { useSelector } from 'react-redux';
import { useSend } from '../../../src/ui/use-send';
import { commands } from '../commands';
import { password, username } from '../contract';
import { selectIsEntering, selectProblem } from '../selectors';
import { AccountLinkList, type AccountLinks } from './account-links';
import { described, Field } from './field';
import { atMost, withoutSpaces } from './first-issue';
import { PasswordInput } from './password-input';
import { useChecked } from './use-checked';

export interface AccountFormProps {
  readonly firstField: RefObject<InputRef | null>;
  readonly links: AccountLinks;
}

const NAME_LIMIT = 32;

export const AccountForm = ({ firstField, links }: AccountFormProps) => {
  const send = useSend();
  const isEntering = useSelector(selectIsEntering);
  const problem = useSelector(selectProblem);
  const name = useChecked(username);
  const secret = useChecked(password);
  const [remember, setRemember] = useState(true);
  const id = useId();
  // An input method may need the space it is typed with; what it leaves behind is cleaned when it is done.
  const typeName = (text: string, isComposing: boolean) =>
    name.change(isComposing ? text : atMost(withoutSpaces(text), NAME_LIMIT));

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    name.touch();
    secret.touch();
    if (!name.isValid) return firstField.current?.focus();
    if (!secret.isValid || isEntering) return undefined;
    return send(commands.logIn({ username: name.value, password: secret.value, remember }));
  };

  return (
    <form className="auth-form" noValidate onSubmit={submit}>
      <Field id={`${id}-name`} label="用户名" issue={name.issue}>
        <Input
          {...described(`${id}-name`, name.issue)}
          ref={firstField}
          value={name.value}
          size="large"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target, nativeEvent }) =>
            typeName(target.value, (nativeEvent as InputEvent).isComposing)
          }
          onCompositionEnd={({ currentTarget }) => typeName(currentTarget.value, false)}
          onBlur={name.touch}
        />
      </Field>
      <Field id={`${id}-password`} label="密码" issue={secret.issue}>
        <PasswordInput
          {...described(`${id}-password`, secret.issue)}
          value={secret.value}
          onChange={secret.change}
          onBlur={secret.touch}
        />
      </Field>
      <Checkbox checked={remember} onChange={({ target }) => setRemember(target.checked)}>
        一周内自动登录
      </Checkbox>
      <p className="auth-problem" role="alert">
        {problem}
      </p>
      <Button type="primary" htmlType="submit" size="large" block loading={isEntering}>
        {isEntering ? '正在登录' : '登录'}
      </Button>
      <AccountLinkList {...links} />
      <p className="auth-hint">普通账号登录后可申请试用</p>
    </form>
  );
};
