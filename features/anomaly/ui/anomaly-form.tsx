import { Button, Input, type InputRef } from 'antd';
import { useId, useRef, type SyntheticEvent } from 'react';
import { useSelector } from 'react-redux';
import { useSend } from '../../../src/ui/use-send';
import { commands } from '../commands';
import { telephone, userName } from '../contract';
import { selectIsSending } from '../selectors';
import { Field } from './field';
import { useChecked } from './use-checked';

const PHONE_DIGITS = 11;

/** Drawn anew with every opening, so that nothing of the last one is left. */
export function AnomalyForm() {
  const send = useSend();
  const isSending = useSelector(selectIsSending);
  const name = useChecked(userName);
  const phone = useChecked(telephone);
  const nameInput = useRef<InputRef>(null);
  const phoneInput = useRef<InputRef>(null);
  const id = useId();

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    name.touch();
    phone.touch();
    if (name.accepted === undefined) return nameInput.current?.focus();
    if (phone.accepted === undefined) return phoneInput.current?.focus();
    return send(commands.submit({ userName: name.accepted, telephone: phone.accepted }));
  };

  return (
    <form className="anomaly-form" noValidate onSubmit={submit}>
      <Field id={`${id}-name`} label="姓名" issue={name.issue}>
        {(described) => (
          <Input
            {...described}
            ref={nameInput}
            value={name.value}
            size="large"
            autoComplete="name"
            placeholder="请输入真实姓名"
            onChange={({ target }) => name.change(target.value)}
            onBlur={() => {
              name.trim();
              name.touch();
            }}
          />
        )}
      </Field>
      <Field id={`${id}-phone`} label="手机号码" issue={phone.issue}>
        {(described) => (
          <Input
            {...described}
            ref={phoneInput}
            value={phone.value}
            size="large"
            type="tel"
            autoComplete="tel-national"
            maxLength={PHONE_DIGITS}
            placeholder="请输入手机号码"
            onChange={({ target }) => phone.change(target.value)}
            onBlur={phone.touch}
          />
        )}
      </Field>
      <div className="anomaly-actions">
        <Button size="large" onClick={() => send(commands.cancel())}>
          取消
        </Button>
        <Button type="primary" htmlType="submit" size="large" loading={isSending}>
          提交
        </Button>
      </div>
    </form>
  );
}
