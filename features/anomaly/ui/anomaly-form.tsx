import { Button } from 'antd';
import { useSelector } from 'react-redux';
import { SubmitButton } from '#src/ui/form/form-foot.tsx';
import { TextField } from '#src/ui/form/text-field.tsx';
import { useForm } from '#src/ui/form/use-form';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { telephone, userName } from '../contract';
import { selectIsSending } from '../selectors';

const PHONE_DIGITS = 11;
const shapes = { userName, telephone };
const start = { userName: '', telephone: '' };

/** Drawn anew with every opening, so that nothing of the last one is left. */
export function AnomalyForm() {
  const send = useSend();
  const isSending = useSelector(selectIsSending);
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
      <div className="actions">
        <Button size="large" onClick={() => send(commands.cancel())}>
          取消
        </Button>
        <SubmitButton isBusy={isSending}>提交</SubmitButton>
      </div>
    </form>
  );
}
