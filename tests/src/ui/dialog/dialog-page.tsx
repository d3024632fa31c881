import { startTransition, useRef, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { Dialog } from '#src/ui/dialog/dialog.tsx';

let version = 0;
const nobodyListens = () => () => undefined;

/** Changes the store while it is drawn for the first time, so that React throws this drawing away and draws again. */
function Disturbed() {
  useSyncExternalStore(nobodyListens, () => version);
  return null;
}
function Disturbance() {
  if (version === 0) version = 1;
  return null;
}

function Question() {
  const [isOpen, setIsOpen] = useState(false);
  const yes = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        提问
      </button>
      <Dialog isOpen={isOpen} title="确认" firstFocus={yes} onClose={() => setIsOpen(false)}>
        <input aria-label="理由" />
        <button type="button" ref={yes}>
          是
        </button>
      </Dialog>
    </>
  );
}

/** Whoever has logged in has no way to log in any more. */
function Login() {
  const [step, setStep] = useState<'out' | 'asked' | 'in'>('out');
  return (
    <main tabIndex={-1}>
      {step !== 'in' && (
        <button type="button" onClick={() => setStep('asked')}>
          登录
        </button>
      )}
      <Dialog isOpen={step === 'asked'} title="登录窗口" onClose={() => setStep('out')}>
        <button type="button" onClick={() => setStep('in')}>
          完成
        </button>
      </Dialog>
    </main>
  );
}

function Page() {
  const [outer, setOuter] = useState(true);
  const [inner, setInner] = useState<'absent' | 'open' | 'closed'>('absent');
  return (
    <>
      <Dialog isOpen={outer} title="外层" onClose={() => setOuter(false)}>
        <button type="button" onClick={() => startTransition(() => setInner('open'))}>
          打开内层
        </button>
        <Question />
      </Dialog>
      {inner !== 'absent' && (
        <>
          <Disturbed />
          <Dialog isOpen={inner === 'open'} title="内层" onClose={() => setInner('closed')}>
            内容
            <input aria-label="姓名" />
          </Dialog>
          <Disturbance />
        </>
      )}
      {!outer && <Login />}
    </>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<Page />);
