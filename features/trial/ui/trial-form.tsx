import { Button } from 'antd';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { CodeField } from '#src/ui/form/code-field.tsx';
import { FormProblem, SubmitButton } from '#src/ui/form/form-foot.tsx';
import { SelectField } from '#src/ui/form/select/select-field.tsx';
import { TextField } from '#src/ui/form/text-field.tsx';
import { useForm } from '#src/ui/form/use-form';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { city, companyName, mobile, province, realName, verificationCode } from '../contract';
import {
  selectIsMember,
  selectIsSending,
  selectMayRequestCode,
  selectProblem,
  selectProvinces,
  selectSecondsLeft,
  selectStep,
} from '../selectors';
import { clean } from './clean';
import { citiesOf, optionsOf } from './places';
import * as styles from './trial.module.css';

const shapes = { realName, mobile, verificationCode, companyName, province, city };
const start = { realName: '', mobile: '', verificationCode: '', companyName: '', province: '', city: '' };

const useTrialForm = () => {
  const told = useSelector(selectProblem);
  const isBusy = useSelector(selectStep) === 'applying';
  // The same complaint stays the same object until another comes.
  const complaint = useMemo(() => (told ? { at: 'form', message: told } : undefined), [told]);
  return { ...useForm({ shapes, start, clean, speaks: 'on-leave', complaint, isBusy }), isBusy };
};
type Fields = Pick<ReturnType<typeof useTrialForm>, 'field' | 'values'>;

function PlaceFields({ field, values }: Fields) {
  const provinces = useSelector(selectProvinces);
  const [ofProvince, ofCity] = [field('province'), field('city')];
  const choose = (chosen: string) => {
    ofProvince.change(chosen);
    ofCity.change('');
  };
  return (
    <div className={styles.pair}>
      <SelectField
        label="省份"
        field={{ ...ofProvince, change: choose }}
        options={optionsOf(provinces ?? [])}
        placeholder="请选择"
        loading={!provinces}
        showSearch={{ optionFilterProp: 'label' }}
      />
      <SelectField
        label="市/区"
        field={ofCity}
        options={optionsOf(citiesOf(provinces ?? [], values.province))}
        placeholder="请选择"
        disabled={values.province === ''}
        showSearch={{ optionFilterProp: 'label' }}
      />
    </div>
  );
}

export function TrialForm({ onCancel }: { readonly onCancel: () => void }) {
  const send = useSend();
  const { field, accept, values, problem, isBusy } = useTrialForm();
  const isMember = useSelector(selectIsMember);
  const mayRequest = useSelector(selectMayRequestCode);
  const isSending = useSelector(selectIsSending);
  const secondsLeft = useSelector(selectSecondsLeft);
  const ask = accept<'mobile'>((accepted) => mayRequest && send(commands.requestCode(accepted)), ['mobile']);
  return (
    <form noValidate onSubmit={accept((application) => send(commands.apply(application)))}>
      <p className="dialog-text">
        {isMember ? '每个账号、每个手机号' : '每个手机号'}可申请一次，开通后 3 天内可使用全部 VIP 权益。
      </p>
      <TextField
        label="真实姓名"
        field={field('realName')}
        autoComplete="name"
        placeholder="请输入中文姓名"
      />
      <TextField
        label="手机号"
        field={field('mobile')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
      />
      <CodeField
        field={field('verificationCode')}
        isSending={isSending}
        secondsLeft={secondsLeft}
        onRequest={(event) =>
          values.mobile === '' ? send(commands.requestCode({ mobile: '' })) : ask(event)
        }
      />
      <TextField label="公司名称" field={field('companyName')} autoComplete="organization" />
      <PlaceFields field={field} values={values} />
      <FormProblem>{problem}</FormProblem>
      <div className="actions">
        <Button size="large" onClick={onCancel}>
          取消
        </Button>
        <SubmitButton isBusy={isBusy} busyText="正在提交">
          提交申请
        </SubmitButton>
      </div>
    </form>
  );
}
