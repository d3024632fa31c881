import type { InputRef } from 'antd';
import { useRef, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import { digitsIn } from '#src/ui/form/clean-text';
import { FormProblem, SubmitButton } from '#src/ui/form/form-foot.tsx';
import { TextField } from '#src/ui/form/text-field.tsx';
import { useForm } from '#src/ui/form/use-form';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { code, CODE_DIGITS, mobile, MOBILE_DIGITS } from '../contract';
import {
  selectIsChooserShown,
  selectMayRequestCode,
  selectMobile,
  selectProblem,
  selectSecondsLeft,
  selectStep,
} from '../selectors';
import { CodeButton } from './code-button';
import { PhoneChooser } from './phone-chooser';
import { useFocusOnCode } from './use-focus-on-code';
import * as styles from './phone.module.css';

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
  const start = { mobile: useSelector(selectMobile), code: '' };
  const codeField = useRef<InputRef>(null);
  useFocusOnCode(codeField, secondsLeft);
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
      <TextField
        label="验证码"
        field={field('code')}
        inputRef={codeField}
        inputMode="numeric"
        autoComplete="one-time-code"
        beside={<CodeButton onPress={request} />}
      />
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
