import { Checkbox } from 'antd';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import * as z from 'zod/mini';
import { FormProblem, SubmitButton } from '#src/ui/form/form-foot.tsx';
import { TextField } from '#src/ui/form/text-field.tsx';
import { useForm } from '#src/ui/form/use-form';
import { Sheet } from '#src/ui/sheet.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { password } from '#src/contract/password';
import { selectPassword } from '../selectors';
import * as styles from './member.module.css';

const shapes = {
  oldPassword: z.string().check(z.minLength(1, '请输入原密码')),
  newPassword: password,
  repeated: z.string().check(z.minLength(1, '请再输入一次新密码')),
};
const start = { oldPassword: '', newPassword: '', repeated: '' };
const DIFFERENT = '两次输入的新密码不一致';

function Fields({ accountName }: { readonly accountName: string }) {
  const send = useSend();
  const { status, complaint } = useSelector(selectPassword);
  const [difference, setDifference] = useState<{ readonly at: 'repeated'; readonly message: string }>();
  const [isShown, setIsShown] = useState(false);
  const { field, accept, problem } = useForm({
    shapes,
    start,
    complaint: difference ?? complaint,
    isBusy: status === 'changing',
  });
  const secret = {
    type: isShown ? 'text' : 'password',
    autoCapitalize: 'none',
    spellCheck: false,
  } as const;

  const change = accept(({ repeated, ...given }) => {
    const isSame = repeated === given.newPassword;
    setDifference(isSame ? undefined : { at: 'repeated', message: DIFFERENT });
    if (isSame) send(commands.changePassword(given));
  });

  return (
    <form className={styles.form} noValidate onSubmit={change}>
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={accountName} readOnly hidden />
      <TextField {...secret} label="原密码" field={field('oldPassword')} autoComplete="current-password" />
      <TextField
        {...secret}
        label="新密码"
        field={field('newPassword')}
        help="8 到 50 位，不能是常见密码，不能包含账号名"
        autoComplete="new-password"
      />
      <TextField {...secret} label="再输入一次新密码" field={field('repeated')} autoComplete="new-password" />
      <Checkbox checked={isShown} onChange={({ target }) => setIsShown(target.checked)}>
        显示密码
      </Checkbox>
      <FormProblem>{problem}</FormProblem>
      <SubmitButton isBusy={status === 'changing'}>修改密码</SubmitButton>
    </form>
  );
}

export function PasswordForm({ accountName }: { readonly accountName: string }) {
  const { changes } = useSelector(selectPassword);
  return (
    <Sheet title="修改密码" note="修改后，其他设备上的登录会立即退出，本机保持登录">
      <Fields key={changes} accountName={accountName} />
    </Sheet>
  );
}
