import { useState } from 'react';
import { useSelector } from 'react-redux';
import { digitsIn } from '#src/ui/form/clean-text';
import { FormProblem, SubmitButton } from '#src/ui/form/form-foot.tsx';
import { SelectField } from '#src/ui/form/select/select-field.tsx';
import { TextAreaField, TextField } from '#src/ui/form/text-field.tsx';
import { useForm } from '#src/ui/form/use-form';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { sourcingFields, type Kind } from '../contract';
import { selectComplaint, selectDraft, selectForm } from '../selectors';
import { classes } from '#src/ui/classes';
import * as styles from './sourcing.module.css';

export interface Area {
  readonly value: string;
  readonly label: string;
}

const PHONE_DIGITS = 11;
const WORDS: Readonly<
  Record<Kind, { readonly name: string; readonly specification: string; readonly unit: string }>
> = {
  material: { name: '如：螺纹钢', specification: '如：HRB400E Φ20，定尺 9 m', unit: 't、m、m³' },
  equipment: { name: '如：客用电梯', specification: '如：1000 kg，2.0 m/s，18 层', unit: '台、套' },
};

const clean = { contactMobile: (text: string) => digitsIn(text, PHONE_DIGITS) };

/** What is typed is kept for the account, and is there again after a login or a reload. */
export function PublishForm({ kind, areas }: { readonly kind: Kind; readonly areas: readonly Area[] }) {
  const send = useSend();
  const isBusy = useSelector(selectForm) === 'sending';
  const complaint = useSelector(selectComplaint);
  const [start] = useState(useSelector(selectDraft(kind)));
  const form = useForm({ shapes: sourcingFields, start, clean, speaks: 'on-leave', complaint, isBusy });
  const { field, accept, values, problem } = form;
  const words = WORDS[kind];

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={accept((fields) => send(commands.publish({ kind, ...fields })))}
      onBlur={() => send(commands.keepDraft({ kind, fields: values }))}
    >
      <TextField label="名称" field={field('name')} placeholder={words.name} autoComplete="off" />
      <TextField
        label="规格型号"
        field={field('specification')}
        placeholder={words.specification}
        autoComplete="off"
      />
      <div className={classes('two', styles.pair)}>
        <TextField label="数量" field={field('quantity')} inputMode="decimal" autoComplete="off" />
        <TextField label="计量单位" field={field('unit')} placeholder={words.unit} autoComplete="off" />
      </div>
      <div className={classes('two', styles.pair)}>
        <SelectField
          label="收货地区"
          field={field('areaId')}
          options={areas}
          loading={areas.length === 0}
          placeholder="请选择省份"
          showSearch={{ optionFilterProp: 'label' }}
        />
        <TextField label="需求日期" field={field('neededBy')} type="date" />
      </div>
      <div className={classes('two', styles.pair)}>
        <TextField label="联系人" field={field('contactName')} autoComplete="name" />
        <TextField
          label="联系手机"
          field={field('contactMobile')}
          type="tel"
          autoComplete="tel-national"
          maxLength={PHONE_DIGITS}
        />
      </div>
      <TextAreaField label="补充说明" isOptional field={field('note')} rows={3} />
      <FormProblem>{problem}</FormProblem>
      <SubmitButton isBusy={isBusy} busyText="正在发布">
        发布
      </SubmitButton>
    </form>
  );
}
