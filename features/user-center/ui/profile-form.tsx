import { Radio } from 'antd';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { company, email } from '#src/contract/fields';
import { FormProblem, SubmitButton } from '#src/ui/form/form-foot.tsx';
import { TextField } from '#src/ui/form/text-field.tsx';
import { useForm, type FormField } from '#src/ui/form/use-form';
import { Sheet } from '#src/ui/sheet.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import {
  contactBy,
  contactTime,
  displayName,
  EMAIL_WANTED,
  type Profile,
  type ProfileFields,
} from '../contract';
import { selectProfile } from '../selectors';
import { contactTimeLabels, contactWayLabels } from './labels';
import * as styles from './member.module.css';

interface ChoiceFieldProps<V extends string> {
  readonly label: string;
  readonly field: FormField<V>;
  readonly options: Readonly<Record<V, string>>;
}

/** One of a few; something is always chosen. */
function ChoiceField<V extends string>({ label, field, options }: ChoiceFieldProps<V>) {
  const { id, value, change } = field;
  const values = Object.keys(options) as V[];
  return (
    <div className={styles.choice}>
      <span id={`${id}-label`}>{label}</span>
      <Radio.Group
        aria-labelledby={`${id}-label`}
        value={value}
        options={values.map((each) => ({ value: each, label: options[each] }))}
        onChange={({ target }) => change(target.value as V)}
      />
    </div>
  );
}

const shapes = { fullName: displayName, company, email, contactBy, contactTime };
const fieldsOf = (from: ProfileFields): ProfileFields => ({
  fullName: from.fullName,
  company: from.company,
  email: from.email,
  contactBy: from.contactBy,
  contactTime: from.contactTime,
});

export function ProfileForm({ profile }: { readonly profile: Profile }) {
  const send = useSend();
  const { draft, saving, complaint } = useSelector(selectProfile);
  const [ownComplaint, setOwnComplaint] = useState<{ readonly at: 'email'; readonly message: string }>();
  const { field, accept, values, problem } = useForm({
    shapes,
    start: fieldsOf(draft ?? profile),
    complaint: ownComplaint ?? complaint,
    isBusy: saving === 'saving',
  });

  const isChanged = JSON.stringify(fieldsOf(values)) !== JSON.stringify(fieldsOf(profile));

  const save = accept((fields) => {
    const lacksEmail = fields.contactBy === 'email' && fields.email === '';
    setOwnComplaint(lacksEmail ? { at: 'email', message: EMAIL_WANTED } : undefined);
    if (!lacksEmail) send(commands.saveProfile(fields));
  });

  return (
    <Sheet title="资料与联系偏好" note="仅用于会员服务，不会显示给其他会员">
      <form
        className={styles.form}
        noValidate
        onSubmit={save}
        onBlur={() => isChanged && send(commands.keepDraft(values))}
      >
        <TextField
          label="显示名称"
          field={field('fullName')}
          help="显示在页面右上角"
          autoComplete="nickname"
        />
        <TextField label="单位" field={field('company')} isOptional autoComplete="organization" />
        <TextField label="邮箱" field={field('email')} isOptional autoComplete="email" />
        <ChoiceField label="希望怎样联系您" field={field('contactBy')} options={contactWayLabels} />
        <ChoiceField label="方便的时间" field={field('contactTime')} options={contactTimeLabels} />
        <FormProblem>{problem}</FormProblem>
        <SubmitButton isBusy={saving === 'saving'}>保存</SubmitButton>
      </form>
    </Sheet>
  );
}
