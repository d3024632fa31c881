import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import * as z from 'zod/mini';
import { codes } from '#src/contract/codes';
import { password } from '#src/contract/password';
import { NO_REPLY, type Problem } from '#src/kernel/send';
import { AntdProvider } from '#src/ui/antd-provider.tsx';
import { FormProblem, SubmitButton } from '#src/ui/form/form-foot.tsx';
import { NarrowSheet } from '#src/ui/form/narrow-sheet.tsx';
import { TextField } from '#src/ui/form/text-field.tsx';
import { useForm } from '#src/ui/form/use-form';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectLink } from '../selectors';
import * as styles from './set-password.module.css';

const shapes = {
  newPassword: password,
  repeated: z.string().check(z.minLength(1, '请再输入一次新密码')),
};
const start = { newPassword: '', repeated: '' };
const DIFFERENT = { at: 'repeated', message: '两次输入的新密码不一致' };
const NETWORK_ERROR = '网络异常，请检查网络后重试';

const textOf = (problem: Problem | undefined): string =>
  problem && problem.code !== NO_REPLY && problem.message ? problem.message : NETWORK_ERROR;

/** What asking again can change; a link that is no good stays so. */
const isPassing = (problem: Problem | undefined): boolean =>
  problem?.code !== codes.notFound && problem?.code !== codes.badRequest;

const Fields = () => {
  const send = useSend();
  const { step, accountName, complaint } = useSelector(selectLink);
  const [isDifferent, setIsDifferent] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const isBusy = step === 'setting';
  const { field, accept, problem } = useForm({
    shapes,
    start,
    complaint: isDifferent ? DIFFERENT : complaint,
    isBusy,
  });
  const secret = {
    type: isShown ? 'text' : 'password',
    autoComplete: 'new-password',
    autoCapitalize: 'none',
    spellCheck: false,
  } as const;

  const set = accept(({ newPassword, repeated }) => {
    setIsDifferent(repeated !== newPassword);
    if (repeated === newPassword) send(commands.choosePassword({ newPassword }));
  });

  return (
    <>
      <p className={styles.name}>
        为账号 <b>{accountName}</b> 设置密码。设置后该账号已有的登录会全部退出。
      </p>
      <form noValidate onSubmit={set}>
        {/* Tells password managers whose password this is. */}
        <input type="text" autoComplete="username" value={accountName} readOnly hidden />
        <TextField
          {...secret}
          label="新密码"
          field={field('newPassword')}
          help="8 到 50 位，不能是常见密码，不能包含账号名"
        />
        <TextField {...secret} label="再输入一次新密码" field={field('repeated')} />
        <Checkbox checked={isShown} onChange={({ target }) => setIsShown(target.checked)}>
          显示密码
        </Checkbox>
        <FormProblem>{problem}</FormProblem>
        <SubmitButton isWide isBusy={isBusy} busyText="正在设置">
          设置密码
        </SubmitButton>
      </form>
    </>
  );
};

const Body = () => {
  const send = useSend();
  const { step, problem, linkToken } = useSelector(selectLink);
  switch (step) {
    case 'checking':
      return <p role="status">正在核对链接…</p>;
    case 'failed':
      return (
        <>
          <p role="alert">{textOf(problem)}</p>
          {isPassing(problem) && (
            <Button size="large" block onClick={() => send(commands.checkLink({ linkToken }))}>
              重试
            </Button>
          )}
        </>
      );
    case 'set':
      return (
        <>
          <p role="status">密码已设置，请用新密码登录。</p>
          <Button type="primary" size="large" block onClick={() => send(commands.logIn())}>
            去登录
          </Button>
        </>
      );
    case 'typing':
    case 'setting':
      return <Fields />;
  }
};

/** Opened by a link that an administrator has given. */
export function SetPasswordPage() {
  return (
    <AntdProvider>
      <NarrowSheet title="设置密码" className={styles.page}>
        <Body />
      </NarrowSheet>
    </AntdProvider>
  );
}
