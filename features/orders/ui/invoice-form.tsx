import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { FormProblem, SubmitButton } from '#src/ui/form/form-foot.tsx';
import { TextField } from '#src/ui/form/text-field.tsx';
import { useForm, type Complaint } from '#src/ui/form/use-form';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { invoiceFields, INVOICE_KINDS, lackingOf, type Invoice, type Order } from '../contract';
import { selectBusy, selectComplaints } from '../selectors';
import { invoiceLabels } from './labels';
import * as styles from './orders.module.css';

const EMPTY = {
  kind: 'normal',
  title: '',
  taxNumber: '',
  email: '',
  address: '',
  phone: '',
  bank: '',
  bankAccount: '',
} as const;

const startOf = (invoice: Invoice | null) => {
  if (!invoice) return { ...EMPTY };
  const { kind, title, taxNumber, email, address, phone, bank, bankAccount } = invoice;
  return { kind, title, taxNumber, email, address, phone, bank, bankAccount };
};

interface InvoiceFormProps {
  readonly order: Order;
  readonly onCancel: () => void;
}

const useInvoiceForm = ({ number, invoice }: Order) => {
  const told = useSelector(selectComplaints)[number];
  const isBusy = useSelector(selectBusy).includes(number);
  const [lacking, setLacking] = useState<Complaint>();
  // The same complaint stays the same object until another comes.
  const said = useMemo(() => (told ? { at: 'form', message: told } : undefined), [told]);
  const form = useForm({
    shapes: invoiceFields,
    start: startOf(invoice),
    speaks: 'on-leave',
    complaint: lacking ?? said,
    isBusy,
  });
  return { ...form, isBusy, setLacking };
};

export function InvoiceForm({ order, onCancel }: InvoiceFormProps) {
  const send = useSend();
  const { field, accept, problem, values, isBusy, setLacking } = useInvoiceForm(order);
  const kind = field('kind');
  const isSpecial = values.kind === 'special';
  const submit = accept((given) => {
    const lacking = lackingOf(given);
    setLacking(lacking);
    if (!lacking) send(commands.requestInvoice({ number: order.number, ...given }));
  });
  return (
    <form className={styles.form} noValidate aria-label={`申请发票：${order.number}`} onSubmit={submit}>
      <fieldset className={styles.kinds}>
        <legend>发票类型</legend>
        {INVOICE_KINDS.map((one) => (
          <label key={one} className="check">
            <input
              type="radio"
              name={kind.id}
              checked={kind.value === one}
              onChange={() => kind.change(one)}
            />
            {invoiceLabels[one]}
          </label>
        ))}
      </fieldset>
      <TextField label="发票抬头" field={field('title')} autoComplete="organization" />
      <TextField
        label="税号"
        field={field('taxNumber')}
        isOptional={!isSpecial}
        help={isSpecial ? '18 位统一社会信用代码' : '18 位统一社会信用代码；个人抬头不填'}
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField label="接收邮箱" field={field('email')} type="email" autoComplete="email" />
      {isSpecial && (
        <>
          <TextField label="单位地址" field={field('address')} autoComplete="street-address" />
          <TextField label="单位电话" field={field('phone')} type="tel" autoComplete="tel" />
          <TextField label="开户行" field={field('bank')} />
          <TextField label="银行账号" field={field('bankAccount')} inputMode="numeric" />
        </>
      )}
      <FormProblem>{problem}</FormProblem>
      <div className="actions">
        <button type="button" className="button" onClick={onCancel}>
          收起
        </button>
        <SubmitButton isBusy={isBusy} busyText="正在提交">
          提交申请
        </SubmitButton>
      </div>
    </form>
  );
}
