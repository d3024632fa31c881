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

function Question({ title, isTyping }: { title: string; isTyping: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const yes = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        {title}
      </button>
      <Dialog
        isOpen={isOpen}
        title={title}
        firstFocus={yes}
        afterOpenChange={() => {
          if (isTyping) field.current?.focus();
          setIsOver(true);
        }}
        onClose={() => setIsOpen(false)}
      >
        <input aria-label="理由" ref={field} />
        <button type="button" ref={yes}>
          是
        </button>
        {isOver && '已打开'}
      </Dialog>
    </>
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
        <Question title="提问" isTyping={false} />
        <Question title="追问" isTyping />
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
    </>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<Page />);
