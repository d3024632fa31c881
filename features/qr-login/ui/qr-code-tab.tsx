import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { AccountChooser } from '#src/ui/account-chooser/account-chooser.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectCode, selectIsChooserShown } from '../selectors';
import { CodePicture } from './code-picture';
import { chooserTitle, groupsOf, SCAN, TAGLINE } from './labels';
import { classes } from '#src/ui/classes';
import * as styles from './qr.module.css';

const QrChooser = () => {
  const send = useSend();
  const { accounts, isCompany, problem, step } = useSelector(selectCode);
  const [pressed, setPressed] = useState<string>();
  const enter = (globalId: string) => {
    setPressed(globalId);
    send(commands.chooseAccount({ globalId }));
  };
  return (
    <AccountChooser
      title={chooserTitle(isCompany)}
      groups={groupsOf(accounts)}
      enteringKey={step === 'entering' ? pressed : undefined}
      problem={problem?.message}
      onEnter={enter}
      onBack={() => send(commands.showCode())}
    />
  );
};

const Code = () => {
  const send = useSend();
  const { step, image, problem } = useSelector(selectCode);
  return (
    <div className={styles.code}>
      <CodePicture
        step={step}
        image={image}
        problem={problem}
        onRefresh={() => send(commands.refreshCode())}
      />
      <p className={styles.scan}>{step === 'scanned' ? '请在手机上确认登录' : SCAN}</p>
      <ul className={classes('row muted', styles.tagline)}>
        {TAGLINE.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </div>
  );
};

/** Stands as a tab of the login dialog. A code is asked for while it is seen, and its channel ends with it. */
export function QrCodeTab() {
  const send = useSend();
  useEffect(() => {
    send(commands.showCode());
    return () => send(commands.leaveCode());
  }, [send]);
  return useSelector(selectIsChooserShown) ? <QrChooser /> : <Code />;
}
