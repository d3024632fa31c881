import { Button, type InputRef } from 'antd';
import type { Ref } from 'react';
import { useSelector } from 'react-redux';
import { FormProblem, SubmitButton } from '#src/ui/form/form-foot.tsx';
import { TextAreaField, TextField } from '#src/ui/form/text-field.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { saysSomething } from '../contract';
import { selectIsSending, selectPurpose } from '../selectors';
import { PackageList } from './package-list';
import type { useInquiry } from './use-inquiry';
import { words } from './labels';
import * as styles from './desk.module.css';

const NOTE_ROWS = 3;

interface InquiryFormProps {
  readonly form: ReturnType<typeof useInquiry>;
  readonly firstInput: Ref<InputRef>;
  readonly onCancel: () => void;
}

export function InquiryForm({ form: { field, accept, problem }, firstInput, onCancel }: InquiryFormProps) {
  const send = useSend();
  const purpose = useSelector(selectPurpose);
  const isSending = useSelector(selectIsSending);
  const { noteLabel, notePlaceholder } = words[purpose];
  const submit = accept(({ packageCode, ...contact }) =>
    send(commands.submit({ ...contact, purpose, packageCode: purpose === 'buy' ? packageCode : '' })),
  );
  return (
    <form noValidate onSubmit={submit}>
      {purpose === 'buy' && <PackageList field={field('packageCode')} />}
      <div className={styles.fields}>
        <TextField
          field={field('contactName')}
          label="姓名"
          inputRef={firstInput}
          autoComplete="name"
          placeholder="请输入姓名"
        />
        <TextField
          field={field('telephone')}
          label="手机号码"
          type="tel"
          autoComplete="tel-national"
          placeholder="请输入手机号码"
        />
      </div>
      <TextField field={field('company')} label="单位" isOptional autoComplete="organization" />
      <TextAreaField
        field={field('note')}
        label={noteLabel}
        isOptional={!saysSomething(purpose)}
        placeholder={notePlaceholder}
        rows={NOTE_ROWS}
      />
      <FormProblem>{problem}</FormProblem>
      <div className="actions">
        <Button size="large" onClick={onCancel}>
          取消
        </Button>
        <SubmitButton isBusy={isSending}>提交</SubmitButton>
      </div>
    </form>
  );
}
