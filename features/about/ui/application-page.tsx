import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectConfirmation, selectStatus } from '../selectors';
import { ApplicationForm } from './application-form';
import { classes } from '#src/ui/classes';
import * as styles from './about.module.css';

const Thanks = () => {
  const send = useSend();
  const title = useRef<HTMLHeadingElement>(null);
  const confirmation = useSelector(selectConfirmation);
  // The form that held the focus is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.thanks} role="status">
      <h2 ref={title} tabIndex={-1}>
        申请已收到
      </h2>
      <p>
        受理编号 <b>{confirmation}</b>
      </p>
      <p>请保存这个编号，查询进度时使用。运营方核对后按您留下的方式联系。</p>
      <p className="row">
        <a className="button" href="#/home">
          回到首页
        </a>
        <button type="button" className="button" onClick={() => send(commands.beginAnew())}>
          再填一份
        </button>
      </p>
    </div>
  );
};

export const ApplicationPage = () => (
  <article className={classes(styles.recruiting, styles.text)}>
    <div className="sheet">
      <p className="bad">
        <a href="#/static/recruitingExperts">专家招募</a>
      </p>
      <h1>专家申请</h1>
      {useSelector(selectStatus) === 'sent' ? <Thanks /> : <ApplicationForm />}
    </div>
  </article>
);
