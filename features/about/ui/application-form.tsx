import { useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import * as z from 'zod/mini';
import { Field } from '#src/ui/form/field.tsx';
import { nativeControl } from '#src/ui/form/native-control';
import { useForm } from '#src/ui/form/use-form';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { agreement, applicationFields, QUALIFICATIONS, SPECIALTIES } from '../contract';
import { selectComplaint, selectDraft, selectStatus } from '../selectors';
import { classes } from '#src/ui/classes';
import * as styles from './about.module.css';

const shapes = {
  ...applicationFields,
  specialty: z.pipe(z.string(), applicationFields.specialty),
  qualification: z.pipe(z.string(), applicationFields.qualification),
  agreed: z.pipe(z.boolean(), agreement),
};

const Options = ({ values }: { readonly values: readonly string[] }) => (
  <>
    <option value="">请选择</option>
    {values.map((value) => (
      <option key={value}>{value}</option>
    ))}
  </>
);

/** What is typed stays when sending fails, and when the reader looks at another page meanwhile. */
export function ApplicationForm() {
  const send = useSend();
  const isBusy = useSelector(selectStatus) === 'sending';
  const complaint = useSelector(selectComplaint);
  const [draft] = useState(useSelector(selectDraft));
  const { field, accept, values, problem } = useForm({
    shapes,
    start: { ...draft, agreed: false },
    speaks: 'on-leave',
    complaint,
    isBusy,
  });
  const { agreed, ...texts } = values;
  const agreeing = field('agreed');

  const line = (
    name: keyof typeof texts,
    label: string,
    draw: (props: ReturnType<typeof nativeControl>) => ReactNode,
    more: { readonly help?: string; readonly isOptional?: boolean } = {},
  ) => (
    <Field field={field(name)} label={label} {...more}>
      {(described) => draw(nativeControl(described, field(name)))}
    </Field>
  );

  return (
    <form
      className={classes('two', styles.form)}
      noValidate
      onSubmit={accept(({ agreed: _, ...application }) => send(commands.apply(application)))}
      onBlur={() => send(commands.keepDraft(texts))}
    >
      {line('realName', '姓名', (props) => (
        <input {...props} autoComplete="name" />
      ))}
      {line('mobile', '手机号码', (props) => (
        <input {...props} type="tel" autoComplete="tel-national" />
      ))}
      {line(
        'email',
        '邮箱',
        (props) => (
          <input {...props} type="email" autoComplete="email" />
        ),
        {
          isOptional: true,
        },
      )}
      {line(
        'company',
        '单位',
        (props) => (
          <input {...props} autoComplete="organization" />
        ),
        {
          isOptional: true,
        },
      )}
      {line('specialty', '专业', (props) => (
        <select {...props}>
          <Options values={SPECIALTIES} />
        </select>
      ))}
      {line('qualification', '资格或职称', (props) => (
        <select {...props}>
          <Options values={QUALIFICATIONS} />
        </select>
      ))}
      {line('years', '从业年限（年）', (props) => (
        <input {...props} inputMode="numeric" maxLength={2} />
      ))}
      {line(
        'introduction',
        '经历与擅长的地区',
        (props) => (
          <textarea {...props} rows={5} />
        ),
        {
          help: `${[...texts.introduction.trim()].length} / 500 字`,
        },
      )}
      <div className={styles.agree}>
        <label className="check">
          <input
            id={agreeing.id}
            type="checkbox"
            checked={agreed}
            aria-invalid={agreeing.issue !== undefined}
            aria-describedby={`${agreeing.id}-issue`}
            onChange={({ target }) => agreeing.change(target.checked)}
          />
          我同意以上信息仅用于专家申请的联系与评审，自提交之日起满一年删除
        </label>
        <p id={`${agreeing.id}-issue`} className="form-issue" aria-live="polite">
          {agreeing.issue}
        </p>
      </div>
      <p className="form-problem" role="alert">
        {problem}
      </p>
      <button type="submit" className="button button-fill" aria-busy={isBusy}>
        {isBusy ? '正在提交' : '提交申请'}
      </button>
    </form>
  );
}
