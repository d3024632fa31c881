import type { InputRef } from 'antd';
import { useState, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import { AccountChooser } from '#src/ui/account-chooser/account-chooser.tsx';
import { digitsIn } from '#src/ui/form/clean-text';
import { CodeField } from '#src/ui/form/code-field.tsx';
import { FormProblem, SubmitButton } from '#src/ui/form/form-foot.tsx';
import { TextField } from '#src/ui/form/text-field.tsx';
import { useForm } from '#src/ui/form/use-form';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { code, CODE_DIGITS, mobile, MOBILE_DIGITS } from '../contract';
import {
  selectAccounts,
  selectIsChooserShown,
  selectIsSending,
  selectMayRequestCode,
  selectMobile,
  selectProblem,
  selectSecondsLeft,
  selectStep,
} from '../selectors';
import { CHOOSER_TITLE, groupsOf } from './labels';
import * as styles from './phone.module.css';

const PhoneChooser = () => {
  const send = useSend();
  const accounts = useSelector(selectAccounts);
  const problem = useSelector(selectProblem);
  const isEntering = useSelector(selectStep) === 'entering';
  const [pressed, setPressed] = useState<string>();
  const enter = (globalId: string) => {
    setPressed(globalId);
    send(commands.chooseAccount({ globalId }));
  };
  return (
    <AccountChooser
      title={CHOOSER_TITLE}
      groups={groupsOf(accounts)}
      enteringKey={isEntering ? pressed : undefined}
      problem={problem?.message}
      onEnter={enter}
      onBack={() => send(commands.leaveChooser())}
    />
  );
};

export interface PhoneFormProps {
  /** For the dialog to put the focus on when it opens. */
  readonly firstField?: RefObject<InputRef | null>;
}

const shapes = { mobile, code };
const clean = {
  mobile: (text: string) => digitsIn(text, MOBILE_DIGITS),
  code: (text: string) => digitsIn(text, CODE_DIGITS),
};

const CodeForm = ({ firstField }: PhoneFormProps) => {
  const send = useSend();
  const isBusy = useSelector(selectStep) !== 'form';
  const told = useSelector(selectProblem);
  const mayRequest = useSelector(selectMayRequestCode);
  const secondsLeft = useSelector(selectSecondsLeft);
  const isSending = useSelector(selectIsSending);
  const start = { mobile: useSelector(selectMobile), code: '' };
  const { field, accept, problem, complaint } = useForm({ shapes, start, clean, complaint: told, isBusy });

  const request = accept<'mobile'>(
    (accepted) => mayRequest && send(commands.requestCode(accepted)),
    ['mobile'],
  );
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={accept((accepted) => send(commands.submitCode(accepted)))}
    >
      <TextField
        label="手机号"
        field={field('mobile')}
        inputRef={firstField}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
      />
      <CodeField field={field('code')} isSending={isSending} secondsLeft={secondsLeft} onRequest={request} />
      <FormProblem>{problem}</FormProblem>
      {secondsLeft > 0 && !complaint && <p className="dialog-text">验证码已发送</p>}
      <SubmitButton isWide isBusy={isBusy} busyText="正在登录">
        登录
      </SubmitButton>
    </form>
  );
};

/** Stands as a tab of the login dialog; with several accounts the choice among them takes its place. */
export function PhoneForm(props: PhoneFormProps) {
  return useSelector(selectIsChooserShown) ? <PhoneChooser /> : <CodeForm {...props} />;
}
