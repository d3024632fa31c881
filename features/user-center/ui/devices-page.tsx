import { useSelector } from 'react-redux';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { SkeletonRows } from '#src/ui/skeleton.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectDevices } from '../selectors';
import { BrowserLimit } from './browser-limit';
import { DeviceList } from './device-list';
import { EndOthers } from './end-others';

const Body = () => {
  const send = useSend();
  const { status, devices, browsers, ending, problem } = useSelector(selectDevices);
  if (status === 'failed') {
    return (
      <EmptyState
        kind="broken"
        title="登录设备没有取到"
        action={{ label: '再试一次', run: () => send(commands.loadDevices()) }}
        {...(problem?.requestId && { requestId: problem.requestId })}
      >
        {problem?.message}
      </EmptyState>
    );
  }
  if (!devices || !browsers) {
    return (
      <div aria-busy="true">
        <span className="sr-only">正在载入登录设备</span>
        <SkeletonRows rows={4} />
      </div>
    );
  }
  return (
    <>
      <DeviceList devices={devices} ending={ending} onEnd={(id) => send(commands.endDevice({ id }))} />
      <EndOthers count={devices.filter(({ isCurrent }) => !isCurrent).length} />
      <BrowserLimit browsers={browsers} />
    </>
  );
};

export function DevicesPage() {
  return (
    <>
      <h1>登录设备</h1>
      <Sheet title="正在登录的设备" note="地点由登录时的网络推算，可能有偏差">
        <Body />
      </Sheet>
    </>
  );
}
