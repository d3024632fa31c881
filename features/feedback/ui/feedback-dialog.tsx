import { Button } from 'antd';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { FormProblem, SubmitButton } from '#src/ui/form/form-foot.tsx';
import { TextAreaField, TextField } from '#src/ui/form/text-field.tsx';
import { useForm } from '#src/ui/form/use-form';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { contact, description, DESCRIPTION_MAX, name } from '../contract';
import { selectIsFeedbackOpen, selectIsSending, selectProblem, selectRound, selectStart } from '../selectors';
import { AttachedLog } from './attached-log';
import { clean } from './clean';

const WIDTH = 520;
const LAYER = 1_020;
const ROWS = 6;

const shapes = { description, name, mobile: contact };

const useFeedbackForm = () => {
  const told = useSelector(selectProblem);
  const isBusy = useSelector(selectIsSending);
  const start = useSelector(selectStart);
  // The same complaint stays the same object until another comes.
  const complaint = useMemo(() => (told ? { at: 'form', message: told } : undefined), [told]);
  return { ...useForm({ shapes, start, clean, speaks: 'on-leave', complaint, isBusy }), isBusy };
};

interface FormProps extends FeedbackDialogProps {
  readonly onCancel: () => void;
}

function FeedbackForm({ sentLog, onCancel }: FormProps) {
  const send = useSend();
  const { field, accept, values, problem, isBusy } = useFeedbackForm();
  const { description: said, name: by } = values;
  useEffect(() => {
    if (said !== '') send(commands.keepDraft({ description: said, name: by }));
  }, [send, said, by]);
  return (
    <form noValidate onSubmit={accept((feedback) => send(commands.submit(feedback)))}>
      <p className="dialog-text">
        遇到的问题或建议都可以告诉我们。登录后提交的，答复在会员中心的“消息中心”。
      </p>
      <TextAreaField
        label="问题或意见"
        field={field('description')}
        placeholder="请描述问题或建议，如能写明所在页面会更快处理"
        help={`已写 ${[...said].length} 字，最多 ${DESCRIPTION_MAX} 字`}
        rows={ROWS}
      />
      <TextField label="姓名" field={field('name')} isOptional autoComplete="name" />
      <TextField label="联系方式" field={field('mobile')} isOptional placeholder="手机、QQ 或邮箱" />
      <AttachedLog>{sentLog}</AttachedLog>
      <FormProblem>{problem}</FormProblem>
      <div className="actions">
        <Button size="large" onClick={onCancel}>
          取消
        </Button>
        <SubmitButton isBusy={isBusy}>提交</SubmitButton>
      </div>
    </form>
  );
}

export interface FeedbackDialogProps {
  /** What the log of the last minute holds, once it is made. */
  readonly sentLog?: ReactNode;
}

/** Prefilled from the account, or with what was typed before. */
export default function FeedbackDialog({ sentLog }: FeedbackDialogProps) {
  const send = useSend();
  const isOpen = useSelector(selectIsFeedbackOpen);
  const round = useSelector(selectRound);
  const close = () => send(commands.closeFeedback());
  return (
    <Dialog isOpen={isOpen} title="用户反馈" width={WIDTH} zIndex={LAYER} onClose={close}>
      <FeedbackForm key={round} sentLog={sentLog} onCancel={close} />
    </Dialog>
  );
}
