import { Button, Input } from 'antd';
import { useState } from 'react';
import { AskingButton } from '#src/ui/asking-button.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { LEAST_SECRET, type Webhooks } from '../contract/webhooks';
import * as styles from './console.module.css';
import { FiguresTable } from './figures-table';
import { momentOf } from './moment';
import { PartView } from './part-view';

const ALERT_KINDS: Readonly<Record<string, string>> = {
  silent: '不再收到',
  unknown: '目录之外',
  failures: '失败增多',
  delay: '送达变慢',
  test: '试验',
};
const STATES: Readonly<Record<Webhooks['deliveries'][number]['state'], string>> = {
  waiting: '待重试',
  delivered: '已送达',
  failed: '未送达',
};

function AddWebhook() {
  const send = useSend();
  const [url, setUrl] = useState('');
  const [secret, setSecret] = useState('');
  const isWhole = url.trim() !== '' && secret.length >= LEAST_SECRET;
  return (
    <Sheet
      title="添加通知地址"
      note="告警开始时向它 POST 一段 JSON；X-Alert-Signature 是 t 与 v1，v1 为 HMAC-SHA256(密钥, t.正文)"
    >
      <form
        className={styles.bar}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWhole) return;
          send(commands.addWebhook({ url: url.trim(), secret }));
          setSecret('');
        }}
      >
        <label className={styles.wideField}>
          <span>地址</span>
          <Input
            type="url"
            value={url}
            maxLength={500}
            placeholder="https://"
            onChange={({ target }) => setUrl(target.value)}
          />
        </label>
        <label className={styles.wideField}>
          <span>密钥（至少 {LEAST_SECRET} 个字符，保存后不再显示）</span>
          <Input
            type="password"
            value={secret}
            maxLength={200}
            autoComplete="new-password"
            onChange={({ target }) => setSecret(target.value)}
          />
        </label>
        <Button type="primary" htmlType="submit" disabled={!isWhole}>
          添加
        </Button>
      </form>
    </Sheet>
  );
}

/** Of a host there may be several. */
const nameOf = (id: string, host: string): string => `${host} #${id}`;

function Actions({ id, host }: { readonly id: string; readonly host: string }) {
  const send = useSend();
  const name = nameOf(id, host);
  return (
    <span className={styles.tools}>
      <button
        type="button"
        className="plain"
        aria-label={`向 ${name} 发送试验告警`}
        onClick={() => send(commands.testWebhook({ id }))}
      >
        发送试验
      </button>
      <AskingButton
        name="删除"
        label={`删除 ${name}`}
        text="告警不再送往这个地址；它的密钥和投递记录一并删除，不能撤销。"
        confirm="删除地址和记录"
        isBusy={false}
        isSmall
        onConfirm={() => send(commands.removeWebhook({ id }))}
      />
    </span>
  );
}

/** Where alerts go, and what became of each. */
export const AlertsScreen = () => (
  <PartView part="webhooks">
    {({ isAdmin, webhooks, deliveries }) => (
      <div className="column">
        {isAdmin && <AddWebhook />}
        <FiguresTable
          title="通知地址"
          note={isAdmin ? undefined : '由同时有内部权限的分析账号设置'}
          keyOf={({ id }) => id}
          rows={webhooks}
          nothing="还没有通知地址，告警只在概览里显示"
          columns={[
            { title: '地址', of: ({ id, host }) => nameOf(id, host) },
            { title: '设置者', of: ({ by }) => by },
            { title: '设置时间', of: ({ at }) => momentOf(at) },
            ...(isAdmin
              ? [
                  {
                    title: '操作',
                    of: () => null,
                    draw: ({ id, host }: Webhooks['webhooks'][number]) => <Actions id={id} host={host} />,
                  },
                ]
              : []),
          ]}
        />
        <FiguresTable
          title="投递记录"
          note="至多 100 条；没有送达的隔 1、5、30、120、360 分钟再试，之后不再试"
          keyOf={({ id }) => id}
          rows={deliveries}
          nothing="还没有投递过"
          columns={[
            { title: '时间', of: ({ at }) => momentOf(at) },
            { title: '类别', of: ({ kind }) => ALERT_KINDS[kind] ?? kind },
            { title: '告警', of: ({ text }) => text },
            { title: '地址', of: ({ webhookId, host }) => nameOf(webhookId, host) },
            { title: '状态', of: ({ state }) => STATES[state] },
            { title: '次数', of: ({ attempts }) => attempts },
            { title: '结果', of: ({ outcome }) => outcome },
          ]}
        />
      </div>
    )}
  </PartView>
);
