import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useSend } from '#src/ui/use-send';
import { BREAKPOINT_KINDS, type Breakpoint } from '../breakpoint';
import { commands } from '../commands';
import { selectBreakpoint, selectIsReady } from '../selectors';
import * as styles from './recorder.module.css';
import { BREAKPOINT_WORDS } from './labels';

/** Where playing stops. */
export function BreakpointForm() {
  const send = useSend();
  const isReady = useSelector(selectIsReady);
  const breakpoint = useSelector(selectBreakpoint);
  const [isTyped, setIsTyped] = useState(false);
  const [draft, setDraft] = useState<Breakpoint>({ on: 'type', text: '' });
  return (
    <form
      className={styles.bar}
      aria-label="断点"
      onSubmit={(event) => {
        event.preventDefault();
        send(commands.chooseBreakpoint({ breakpoint: draft }));
        send(commands.runToBreakpoint());
      }}
    >
      <label className="inputs row">
        断点
        <select
          value={draft.on}
          onChange={({ target }) => {
            const on = BREAKPOINT_KINDS.find((kind) => kind === target.value);
            if (on) setDraft({ ...draft, on });
          }}
        >
          {BREAKPOINT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {BREAKPOINT_WORDS[kind]}
            </option>
          ))}
        </select>
      </label>
      <input
        className={`input ${styles.condition}`}
        aria-label="断点的内容"
        placeholder={draft.on === 'state' ? 'state.search.box.text == "钢筋"' : 'search/'}
        value={draft.text}
        onBlur={() => {
          // What is typed stops 播放 as well; what was cancelled is not set again by passing through.
          if (isTyped && draft.text.trim() !== '') send(commands.chooseBreakpoint({ breakpoint: draft }));
          setIsTyped(false);
        }}
        onChange={({ target }) => {
          setDraft({ ...draft, text: target.value });
          setIsTyped(true);
        }}
      />
      <button type="submit" className="button" disabled={!isReady}>
        到下一处
      </button>
      {breakpoint && (
        <span className="row">
          播放到“{BREAKPOINT_WORDS[breakpoint.on]} {breakpoint.text}”时停下
          <button type="button" className="plain" onClick={() => send(commands.chooseBreakpoint({}))}>
            取消断点
          </button>
        </span>
      )}
    </form>
  );
}
