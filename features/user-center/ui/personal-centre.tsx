import { useSelector } from 'react-redux';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { SkeletonRows } from '#src/ui/skeleton.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectProfile } from '../selectors';
import { PasswordForm } from './password-form';
import { ProfileForm } from './profile-form';
import { ProfileSheet } from './profile-sheet';

const Body = () => {
  const send = useSend();
  const { status, profile, problem } = useSelector(selectProfile);
  if (profile) {
    return (
      <>
        <ProfileSheet profile={profile} />
        <ProfileForm key={profile.accountName} profile={profile} />
        <PasswordForm accountName={profile.accountName} />
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
