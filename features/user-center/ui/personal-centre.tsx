import { useSelector } from 'react-redux';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { SkeletonRows } from '#src/ui/skeleton.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectProfile } from '../selectors';
import { PasswordForm } from './password-form';
import { ProfileForm } from './profile-form';
import { ProfileSheet } from './profile-sheet';

const NoPassword = () => (
  <Sheet title="密码" note="未设置">
    <p>
      您用手机号和短信验证码登录，账号还没有密码。要用密码登录，或更换绑定的手机，请从服务栏联系在线客服，客服会给您一个设置密码的链接。
    </p>
  </Sheet>
);

const Body = () => {
  const send = useSend();
  const { status, profile, problem } = useSelector(selectProfile);
  if (profile) {
    return (
      <>
        <ProfileSheet profile={profile} />
        <ProfileForm key={profile.accountName} profile={profile} />
        {profile.hasPassword ? <PasswordForm accountName={profile.accountName} /> : <NoPassword />}
      </>
    );
  }
  if (status !== 'failed') {
    return (
      <div className="sheet" aria-busy="true">
        <span className="sr-only">正在载入账号资料</span>
        <SkeletonRows rows={8} />
      </div>
    );
  }
  return (
    <div className="sheet">
      <EmptyState
        kind="broken"
        title="账号资料没有取到"
        action={{ label: '再试一次', run: () => send(commands.loadProfile()) }}
        {...(problem?.requestId && { requestId: problem.requestId })}
      >
        {problem?.message}
      </EmptyState>
    </div>
  );
};

export function PersonalCentre() {
  return (
    <>
      <h1>个人资料</h1>
      <Body />
    </>
  );
}
