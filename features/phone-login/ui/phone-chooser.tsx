import { useState } from 'react';
import { useSelector } from 'react-redux';
import { AccountChooser } from '#src/ui/account-chooser/account-chooser.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectAccounts, selectProblem, selectStep } from '../selectors';
import { CHOOSER_TITLE, groupsOf } from './labels';

export const PhoneChooser = () => {
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
