import { Button, Radio, type InputRef } from 'antd';
import type { Ref } from 'react';
import { useSelector } from 'react-redux';
import { FormProblem, SubmitButton } from '#src/ui/form/form-foot.tsx';
import { TextAreaField, TextField } from '#src/ui/form/text-field.tsx';
import type { FormField } from '#src/ui/form/use-form';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { saysSomething } from '../contract';
import { selectIsOfferLost, selectIsSending, selectOffer, selectPurpose } from '../selectors';
import { words } from './labels';
import type { useInquiry } from './use-inquiry';
import * as styles from './desk.module.css';

/** One may be chosen, or none. */
function PackageList({ field: { value, change } }: { readonly field: FormField<string> }) {
  const offer = useSelector(selectOffer);
  const isLost = useSelector(selectIsOfferLost);
  if (isLost && !offer) {
    return <p className="muted">套餐信息暂时没有载入，您仍可提交联系方式，由客服为您介绍。</p>;
  }
  if (!offer?.packages.length) return null;
  return (
    <Radio.Group
      className={styles.packages}
      aria-label="服务套餐"
      value={value || null}
      onChange={({ target }) => change(String(target.value))}
    >
      {offer.packages.map(({ code, name, audience, price, holds }) => (
        <Radio key={code} value={code} className={styles.package}>
          <b>{name}</b>
          <span className="warn">{price}</span>
          <span className="muted">{audience}</span>
          <span className={styles.holds}>
            {holds.map((one) => (
              <span key={one}>{one}</span>
            ))}
          </span>
        </Radio>
      ))}
    </Radio.Group>
  );
}

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
