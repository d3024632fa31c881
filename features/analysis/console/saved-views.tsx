import { Button, Drawer, Input } from 'antd';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { daysIn } from '../screens';
import { selectPlace, selectSaved, selectViews } from '../selectors';
import * as styles from './console.module.css';
import { dayOf } from './moment';

function SaveForm() {
  const send = useSend();
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const saved = useSelector(selectSaved);
  // A name that was refused stands to be corrected.
  useEffect(() => setName(''), [saved]);
  return (
    <form
      className="column"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') send(commands.saveView({ name: name.trim(), isShared }));
      }}
    >
      <label className={styles.wideField}>
        <span>把当前的画面保存为</span>
        <Input
          value={name}
          maxLength={40}
          placeholder="如：试用漏斗（周）；同名的成为新的一版"
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <label className="check">
        <input type="checkbox" checked={isShared} onChange={({ target }) => setShared(target.checked)} />
        与其他分析员共享
      </label>
      <p className="muted">到今天为止的时段随打开的日子移动，其他时段保持不变。</p>
      <Button htmlType="submit" type="primary" disabled={name.trim() === ''}>
        保存
      </Button>
    </form>
  );
}

/** What analysts keep of their questions: each is an address with a name. */
export function SavedViews() {
  const send = useSend();
  const views = useSelector(selectViews);
  const [isOpen, setOpen] = useState(false);
  const place = useSelector(selectPlace);
  // Whatever moved the address, another screen is looked at by now.
  useEffect(() => setOpen(false), [place]);
  return (
    <>
      <Button onClick={() => setOpen(true)}>保存的查询</Button>
      <Drawer title="保存的查询" open={isOpen} onClose={() => setOpen(false)} destroyOnHidden>
        <div className="column">
          <SaveForm />
          {views.length === 0 && <p className="muted">还没有保存过。</p>}
          <ul className={styles.views}>
            {views.map(({ id, name, version, address, isOwn, isShared, author, at }) => (
              <li key={id}>
                <a href={`#${address}`}>{name}</a>
                <span className="muted">
                  {[
                    daysIn(address),
                    `第 ${version} 版`,
                    dayOf(at),
                    isOwn ? (isShared ? '已共享' : '仅自己') : author,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {isOwn && (
                  <button
                    type="button"
                    className="plain"
                    aria-label={`删除${name}`}
                    onClick={() => send(commands.removeView({ id }))}
                  >
                    删除
                  </button>
                )}
              </li>
            ))}
          </ul>
        </div>
      </Drawer>
    </>
  );
}
