import { useSelector } from 'react-redux';
import { digitsIn } from '#src/ui/form/clean-text';
import { CodeField } from '#src/ui/form/code-field.tsx';
import { FormProblem, SubmitButton } from '#src/ui/form/form-foot.tsx';
import { TextField } from '#src/ui/form/text-field.tsx';
import { useForm } from '#src/ui/form/use-form';
import { Sheet } from '#src/ui/sheet.tsx';
import { SkeletonRows } from '#src/ui/skeleton.tsx';
import { Unavailable } from '#src/ui/unavailable.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { code, CODE_DIGITS, mobile, MOBILE_DIGITS, password } from '../contract';
import {
  selectChanges,
  selectComplaintOf,
  selectIsChanging,
  selectIsSending,
  selectMayRequestCode,
  selectMobile,
  selectProblem,
  selectSecondsLeft,
} from '../selectors';
import * as styles from './mobile.module.css';

const clean = {
  mobile: (text: string) => digitsIn(text, MOBILE_DIGITS),
  code: (text: string) => digitsIn(text, CODE_DIGITS),
};
const start = { mobile: '', code: '', password: '' };
const selectBindComplaint = selectComplaintOf('bind');
const selectUnbindComplaint = selectComplaintOf('unbind');

function BindForm({ isBound }: { readonly isBound: boolean }) {
  const send = useSend();
  const isBusy = useSelector(selectIsChanging);
  const isSending = useSelector(selectIsSending);
  const secondsLeft = useSelector(selectSecondsLeft);
  const mayRequest = useSelector(selectMayRequestCode);
  const { field, accept, problem } = useForm({
    shapes: { mobile, code, password },
    start,
    clean,
    speaks: 'on-leave',
    complaint: useSelector(selectBindComplaint),
    isBusy,
  });
  const request = accept<'mobile'>(
    (accepted) => mayRequest && send(commands.requestCode(accepted)),
    ['mobile'],
  );
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={accept((binding) => send(commands.bindMobile(binding)))}
    >
      <TextField
        label={isBound ? '新手机号' : '手机号'}
        field={field('mobile')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
      />
      <CodeField field={field('code')} isSending={isSending} secondsLeft={secondsLeft} onRequest={request} />
      <TextField label="登录密码" field={field('password')} type="password" autoComplete="current-password" />
      <FormProblem>{problem}</FormProblem>
      <SubmitButton isBusy={isBusy}>{isBound ? '更换手机' : '绑定手机'}</SubmitButton>
    </form>
  );
}

function UnbindForm() {
  const send = useSend();
  const isBusy = useSelector(selectIsChanging);
  const { field, accept, problem } = useForm({
    shapes: { password },
    start: { password: '' },
    speaks: 'on-leave',
    complaint: useSelector(selectUnbindComplaint),
    isBusy,
  });
  return (
    <form className={styles.form} noValidate onSubmit={accept((given) => send(commands.unbindMobile(given)))}>
      <TextField label="登录密码" field={field('password')} type="password" autoComplete="current-password" />
      <FormProblem>{problem}</FormProblem>
      <SubmitButton isBusy={isBusy}>解除绑定</SubmitButton>
    </form>
  );
}

function Body() {
  const send = useSend();
  const bound = useSelector(selectMobile);
  const problem = useSelector(selectProblem);
  const changes = useSelector(selectChanges);
  if (bound === undefined)
    return (
      <div className="sheet" aria-busy={!problem}>
        {problem ? (
          <Unavailable
            problem={problem}
            title="没能取到绑定的手机"
            openTo="绑定手机向登录的会员开放。"
            onRetry={() => send(commands.loadMobile())}
          />
        ) : (
          <SkeletonRows rows={4} />
        )}
      </div>
    );
  const isBound = bound !== '';
  return (
    <>
      <Sheet
        title={isBound ? '更换手机' : '绑定手机'}
        note={isBound ? `现在绑定的是 ${bound}` : '绑定后可以用手机号和验证码登录'}
      >
        <BindForm key={changes} isBound={isBound} />
      </Sheet>
      {isBound && (
        <Sheet title="解除绑定" note="解除后不能再用这个手机号登录">
          <UnbindForm key={changes} />
        </Sheet>
      )}
    </>
  );
}

export function MobilePage() {
  return (
    <>
      <h1>绑定手机</h1>
      <Body />
    </>
  );
}
