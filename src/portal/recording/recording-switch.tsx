import { Sheet } from '#src/ui/sheet.tsx';
import { useRecording } from './use-recording';

/** For internal accounts; nothing for the others. */
export function RecordingSwitch() {
  const recording = useRecording();
  return (
    recording && (
      <Sheet title="操作记录">
        <label className="check">
          <input
            type="checkbox"
            role="switch"
            checked={recording.isOn}
            aria-describedby="recording-help"
            onChange={({ target }) => recording.choose(target.checked)}
          />
          记录本账号在这个浏览器里的操作
        </label>
        <p id="recording-help" className="muted">
          打开后左下角出现录制面板，可以保存脱敏后的操作记录，在
          <a className="inline" href="/recorder/">
            录制文件页
          </a>
          重放；记录留在这个浏览器里。从打开页面时记起的才能完整重放，已打开的页面请重新载入。
        </p>
      </Sheet>
    )
  );
}
