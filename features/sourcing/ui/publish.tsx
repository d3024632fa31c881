import { Button } from 'antd';
import { useSelector } from 'react-redux';
import { Sheet } from '#src/ui/sheet.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { MODULES, type Kind } from '../contract';
import { selectForm } from '../selectors';
import { addressOf } from './module-nav';
import { PublishForm, type Area } from './publish-form';

const Sent = () => {
  const send = useSend();
  return (
    <div className="column-tight" role="status">
      <p>
        <b>寻源已发布。</b>供应商的回应会出现在“我的寻源”里。
      </p>
      <p className="row">
        <a className="button" href={addressOf('mine')}>
          查看我的寻源
        </a>
        <Button onClick={() => send(commands.beginAnew())}>再发一条</Button>
      </p>
    </div>
  );
};

export function Publish({ kind, areas }: { readonly kind: Kind; readonly areas: readonly Area[] }) {
  const isSent = useSelector(selectForm) === 'sent';
  return (
    <Sheet title={MODULES[kind]} note="联系方式只保存在本站，不会告知寻源服务">
      {isSent ? <Sent /> : <PublishForm kind={kind} areas={areas} />}
    </Sheet>
  );
}
