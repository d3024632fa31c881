import { useSelector } from 'react-redux';
import { AntdProvider } from '#src/ui/antd-provider.tsx';
import { classes } from '#src/ui/classes';
import '#src/ui/styles/program.css';
import { selectFile, selectPlace } from '../selectors';
import { BreakpointForm } from './breakpoint-form';
import { ChosenLine } from './chosen-line';
import { Controls } from './controls';
import { HeaderFacts } from './header-facts';
import { LinesList } from './lines-list';
import { OpenFile } from './open-file';
import * as styles from './recorder.module.css';
import { StatePanel } from './state-panel';
import { Timeline } from './timeline';
import { useStepKeys } from './use-step-keys';
import { VerifyPanel } from './verify-panel';
import { WorkProgress } from './work-progress';

function Awaited() {
  const { session, action } = useSelector(selectPlace);
  if (session === undefined) return null;
  return (
    <p className="notice notice-warning" role="status">
      链接指向会话 <code>{session}</code>
      {action !== undefined && ` 的第 ${action} 条事件`}。服务器不保存操作日志：请打开这个会话的日志文件，
      打开后会自动到这条事件所在的动作。
    </p>
  );
}

function Walk() {
  useStepKeys();
  return (
    <>
      <section className={styles.walk} aria-label="时间线">
        <Timeline />
        <Controls />
        <BreakpointForm />
        {/* Below what is pressed: words that come and go move no button from under the pointer. */}
        <WorkProgress />
      </section>
      <div className={styles.columns}>
        <LinesList />
        <ChosenLine />
        <StatePanel />
      </div>
      <VerifyPanel />
      <HeaderFacts />
    </>
  );
}

/** Walks through an action log. */
export function Recorder() {
  const file = useSelector(selectFile);
  return (
    <AntdProvider>
      <header className="program-head">
        <strong>操作日志</strong>
        <a href="/">回到门户</a>
      </header>
      <main className={classes('program-main', styles.main)}>
        <h1 className={file ? 'sr-only' : undefined}>查看操作日志</h1>
        <Awaited />
        <OpenFile />
        {!file && <WorkProgress />}
        {file && <Walk key={file.log.header.rec} />}
      </main>
    </AntdProvider>
  );
}
