import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Field } from '#src/ui/form/field.tsx';
import { atMost, digitsIn } from '#src/ui/form/clean-text';
import { nativeControl } from '#src/ui/form/native-control';
import { useForm } from '#src/ui/form/use-form';
import { Sheet } from '#src/ui/sheet.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../../commands';
import { contactFields } from '../../contract-contact';
import { selectContact } from '../../selectors';
import { classes } from '#src/ui/classes';
import * as styles from '../indexes.module.css';

const PHONE_DIGITS = 11;
const MOST_SIGNS = 500;

const clean = {
  telephone: (text: string) => digitsIn(text, PHONE_DIGITS),
  note: (text: string) => atMost(text, MOST_SIGNS),
};

/** What is typed is kept for the account, and is there again after a login or a reload. */
const ContactForm = ({ seriesId }: { readonly seriesId: string }) => {
  const send = useSend();
  const { status, draft, complaint } = useSelector(selectContact);
  const isBusy = status === 'sending';
  const [start] = useState(draft);
  const form = useForm({ shapes: contactFields, start, clean, speaks: 'on-leave', complaint, isBusy });
  const { field, accept, values, problem } = form;

  const line = (
    name: keyof typeof contactFields,
    label: string,
    draw: (props: ReturnType<typeof nativeControl>) => ReactNode,
    help?: string,
  ) => (
    <Field field={field(name)} label={label} help={help}>
      {(described) => draw(nativeControl(described, field(name)))}
    </Field>
  );

  return (
    <form
      className={classes('no-print', styles.contact)}
      noValidate
      onSubmit={accept((contact) => send(commands.addContact({ ...contact, seriesId })))}
      onBlur={() => send(commands.keepDraft(values))}
    >
      <div className={styles.contactRow}>
        {line('contactName', '姓名', (props) => (
          <input {...props} autoComplete="name" />
        ))}
        {line('company', '单位', (props) => (
          <input {...props} autoComplete="organization" />
        ))}
        {line('telephone', '电话', (props) => (
          <input {...props} type="tel" autoComplete="tel-national" />
        ))}
      </div>
      {line(
        'note',
        '需求',
        (props) => (
          <textarea {...props} rows={3} />
        ),
        '例如需要的地区、类别与起止年月',
      )}
      <p className="form-problem" role="alert">
        {problem}
      </p>
      <button type="submit" className="button button-fill" aria-busy={isBusy}>
        {isBusy ? '正在提交' : '提交需求'}
      </button>
    </form>
  );
};

const Thanks = ({ number }: { readonly number: string | undefined }) => {
  const send = useSend();
  const title = useRef<HTMLHeadingElement>(null);
  // The form that held the focus is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.thanks} role="status">
      <h3 ref={title} tabIndex={-1}>
        需求已收到
      </h3>
      <p>
        受理编号 <b>{number}</b>，我们会按您留下的电话联系。
      </p>
      <button type="button" className="button" onClick={() => send(commands.beginAnew())}>
        再填一份
      </button>
    </div>
  );
};

export const ContactSection = ({ seriesId }: { readonly seriesId: string }) => {
  const { status, number } = useSelector(selectContact);
  return (
    <Sheet title="需要更多数据" note="其他地区、类别或更早年份的指数，请留下需求">
      {status === 'sent' ? <Thanks number={number} /> : <ContactForm seriesId={seriesId} />}
    </Sheet>
  );
};
