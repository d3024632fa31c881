import { Button, type InputRef } from 'antd';
import { useId, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { useSelector } from 'react-redux';
import { useSend } from '../../../src/ui/use-send';
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
import { DigitField } from './digit-field';
import { PhoneChooser } from './phone-chooser';
import { useDigits, type Digits } from './use-digits';
import { useFocusOnCode } from './use-focus-on-code';
import './styles/phone-form.css';

export interface PhoneFormProps {
  /** For the dialog to put the focus on when it opens. */
  readonly firstField?: RefObject<InputRef | null>;
}

const CodeForm = ({ firstField }: PhoneFormProps) => {
  const send = useSend();
  const id = useId();
  const step = useSelector(selectStep);
  const problem = useSelector(selectProblem);
  const mayRequest = useSelector(selectMayRequestCode);
  const secondsLeft = useSelector(selectSecondsLeft);
  const sentTo = useSelector(selectMobile);
  const phone = useDigits(mobile, MOBILE_DIGITS, sentTo);
  const proof = useDigits(code, CODE_DIGITS);
  const own = useRef<InputRef>(null);
  const phoneField = firstField ?? own;
  const codeField = useRef<InputRef>(null);
  const isBusy = step !== 'form';
  useFocusOnCode(codeField, secondsLeft);
  // What the server said of a value is no longer true of the next.
  const [outdated, setOutdated] = useState<typeof problem>();
  const shown = problem === outdated ? undefined : problem;
  const problemAt = (place: string) => (shown?.at === place ? shown.message : undefined);
  const edited = (digits: Digits): Digits => ({
    ...digits,
    change: (text, isComposing) => {
      setOutdated(problem);
      digits.change(text, isComposing);
    },
  });

  const request = () => {
    phone.touch();
    if (!phone.isValid) return phoneField.current?.focus();
    return mayRequest ? send(commands.requestCode({ mobile: phone.value })) : undefined;
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    phone.touch();
    proof.touch();
    if (!phone.isValid) return phoneField.current?.focus();
    if (!proof.isValid) return codeField.current?.focus();
    return isBusy ? undefined : send(commands.submitCode({ mobile: phone.value, code: proof.value }));
  };

  return (
    <form className="phone-form" noValidate onSubmit={submit}>
      <DigitField
        id={`${id}-mobile`}
        label="手机号"
        type="tel"
        autoComplete="tel-national"
        digits={edited(phone)}
        problem={problemAt('mobile')}
        field={phoneField}
      />
      <DigitField
        id={`${id}-code`}
        label="验证码"
        autoComplete="one-time-code"
        digits={edited(proof)}
        problem={problemAt('code')}
        field={codeField}
      >
        <CodeButton onPress={request} />
      </DigitField>
      <p className="phone-problem" role="alert">
        {problemAt('form')}
      </p>
      {secondsLeft > 0 && !shown && <p className="phone-sent">验证码已发送，5 分钟内有效</p>}
      <Button type="primary" htmlType="submit" size="large" block loading={isBusy}>
        {isBusy ? '正在登录' : '登录'}
      </Button>
    </form>
  );
};

/** Stands as a tab of the login dialog; with several accounts the choice among them takes its place. */
export function PhoneForm(props: PhoneFormProps) {
  return useSelector(selectIsChooserShown) ? <PhoneChooser /> : <CodeForm {...props} />;
}
