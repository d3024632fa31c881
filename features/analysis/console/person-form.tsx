import { Button, Input } from 'antd';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectErasure } from '../selectors';
import * as styles from './console.module.css';

const WAYS = {
  anonymous: {
    words: '去掉身份',
    done: '已去掉身份',
    what: '事件留下，账号、浏览器与会话标识抹去，再也对不上这个人；不能入库的一并删除。',
  },
  deleted: {
    words: '删除事件',
    done: '已删除事件',
    what: '这个账号的事件和不能入库的全部删除。',
  },
} as const;
type How = keyof typeof WAYS;

/** A request of one person: their data as a file, or that nothing of them is left. */
export function PersonForm() {
  const send = useSend();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<How>();
  const erasure = useSelector(selectErasure);
  const account = text.trim();
  const way = asked && WAYS[asked];
  return (
    <Sheet title="一个人的行为" note="应本人要求导出或抹去；给出回执，不能撤销">
      <div className={styles.bar}>
        <label className={styles.field}>
          <span>账号</span>
          <Input value={text} maxLength={64} onChange={({ target }) => setText(target.value)} />
        </label>
        <Button disabled={account === ''} onClick={() => send(commands.exportPerson({ account }))}>
          导出
        </Button>
        {(Object.keys(WAYS) as How[]).map((how) => (
          <Button key={how} danger disabled={account === ''} onClick={() => setAsked(how)}>
            {WAYS[how].words}
          </Button>
        ))}
      </div>
      <div role="status">
        {erasure && (
          <p className="notice">
            {WAYS[erasure.how].done}，回执 {erasure.receipt}。
          </p>
        )}
      </div>
      <Dialog
        isOpen={asked !== undefined}
        title={way && `${way.words}：${account}`}
        onClose={() => setAsked(undefined)}
      >
        <p>{way?.what}不能撤销。</p>
        <div className={styles.bar}>
          <Button onClick={() => setAsked(undefined)}>取消</Button>
          <Button
            danger
            type="primary"
            onClick={() => {
              if (asked) send(commands.erasePerson({ account, how: asked }));
              setAsked(undefined);
              setText('');
            }}
          >
            {way?.words}
          </Button>
        </div>
      </Dialog>
    </Sheet>
  );
}
