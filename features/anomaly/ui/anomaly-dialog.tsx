import { Button } from 'antd';
import { useId } from 'react';
import { useSelector } from 'react-redux';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { FormProblem, SubmitButton } from '#src/ui/form/form-foot.tsx';
import { TextField } from '#src/ui/form/text-field.tsx';
import { useForm } from '#src/ui/form/use-form';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { telephone, userName } from '../contract';
import { selectAccount, selectIsFormOpen, selectIsSending, selectProblem } from '../selectors';
import * as styles from './anomaly.module.css';

const PHONE_DIGITS = 11;
const shapes = { userName, telephone };
const start = { userName: '', telephone: '' };

/** Drawn anew with every opening, so that nothing of the last one is left. */
function AnomalyForm() {
  const send = useSend();
  const isSending = useSelector(selectIsSending);
  const problem = useSelector(selectProblem);
  const { field, accept } = useForm({ shapes, start, speaks: 'on-leave', isBusy: isSending });

  return (
    <form noValidate onSubmit={accept((contact) => send(commands.submit(contact)))}>
      <TextField label="姓名" field={field('userName')} autoComplete="name" placeholder="请输入真实姓名" />
      <TextField
        label="手机号码"
        field={field('telephone')}
        type="tel"
        autoComplete="tel-national"
        maxLength={PHONE_DIGITS}
        placeholder="请输入手机号码"
      />
      <FormProblem>{problem}</FormProblem>
      <div className="actions">
        <Button size="large" onClick={() => send(commands.cancel())}>
          取消
        </Button>
        <SubmitButton isBusy={isSending}>提交</SubmitButton>
      </div>
    </form>
  );
}

const WIDTH = 440;
/** Above the login dialog, under the captcha. */
const LAYER = 1_060;

export function AnomalyDialog() {
  const send = useSend();
  const isOpen = useSelector(selectIsFormOpen);
  const account = useSelector(selectAccount);
  const explanation = useId();
  return (
    <Dialog
      isOpen={isOpen}
      title="账号登录异常"
      rootClassName={styles.root}
      width={WIDTH}
      zIndex={LAYER}
      aria-describedby={explanation}
      onClose={() => send(commands.cancel())}
    >
      <p id={explanation} className="dialog-text">
        {account && <>账号“{account}”</>}在 30 天内已在 31
        个浏览器上登录，暂时不能登录。请填写您的真实姓名和联系方式，管理员核实后将为您解除限制。
      </p>
      <AnomalyForm />
    </Dialog>
  );
}
