import { Button } from 'antd';
import { FormProblem, SubmitButton } from './form/form-foot';
import { TextAreaField, TextField } from './form/text-field';
import { useForm } from './form/use-form';
import { receiverAddress, receiverMobile, receiverName, type Receiver } from '#src/contract/receiver';

const shapes = { name: receiverName, mobile: receiverMobile, address: receiverAddress };
const start = { name: '', mobile: '', address: '' };

export interface ReceiverFormProps {
  readonly isBusy: boolean;
  readonly action: string;
  readonly problem: string | undefined;
  readonly onSubmit: (receiver: Receiver) => void;
  readonly onCancel: () => void;
}

/** Where goods go. The address is used for sending them, and for nothing else. */
export function ReceiverForm({ isBusy, action, problem, onSubmit, onCancel }: ReceiverFormProps) {
  const { field, accept } = useForm({ shapes, start, speaks: 'on-leave', isBusy });
  return (
    <form noValidate onSubmit={accept(onSubmit)}>
      <TextField label="收件人" field={field('name')} autoComplete="name" />
      <TextField
        label="手机号"
        field={field('mobile')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
      />
      <TextAreaField label="详细地址" field={field('address')} rows={2} autoComplete="street-address" />
      <p className="muted">地址只用于寄送这件奖品。</p>
      <FormProblem>{problem}</FormProblem>
      <div className="actions">
        <Button size="large" onClick={onCancel}>
          取消
        </Button>
        <SubmitButton isBusy={isBusy}>{action}</SubmitButton>
      </div>
    </form>
  );
}
