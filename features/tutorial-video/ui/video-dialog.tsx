import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import { selectIsVideoOpen, selectSource } from '../selectors';
import { SlideShow } from './slide-show';
import * as styles from './tutorial.module.css';

interface FilmProps {
  readonly address: string;
  readonly subtitles?: string | undefined;
}

function Film({ address, subtitles }: FilmProps) {
  const send = useSend();
  return (
    <video
      className={styles.film}
      src={address}
      controls
      autoPlay
      {...(subtitles && { crossOrigin: 'anonymous' as const })}
      aria-label="计价方案视频教程"
      onPlaying={() => send(commands.notePlaying())}
      onPause={() => send(commands.notePause())}
      onWaiting={() => send(commands.notePause())}
      onEnded={() => send(commands.noteEnd())}
    >
      {subtitles && <track kind="captions" src={subtitles} srcLang="zh-CN" label="中文字幕" default />}
    </video>
  );
}

const WIDTH = 860;
const LAYER = 1_005;

export default function VideoDialog() {
  const send = useSend();
  const isOpen = useSelector(selectIsVideoOpen);
  const source = useSelector(selectSource);
  const stage = useRef<HTMLDivElement>(null);
  const fill = useRef<HTMLButtonElement>(null);

  const toggleFullscreen = () => {
    const filling = stage.current;
    if (!filling) return;
    if (filling.ownerDocument.fullscreenElement) return void filling.ownerDocument.exitFullscreen();
    // Some phones let only films fill the screen, and those have a button of their own.
    void filling.requestFullscreen().then(
      () => send(commands.noteFullscreen()),
      () => undefined,
    );
  };
  return (
    <Dialog
      isOpen={isOpen}
      title="计价方案教程"
      width={WIDTH}
      zIndex={LAYER}
      firstFocus={fill}
      onClose={() => send(commands.closeVideo())}
    >
      <div className={styles.stage} ref={stage}>
        {source?.kind === 'film' ? (
          <Film address={source.address} subtitles={source.subtitles} />
        ) : (
          <SlideShow />
        )}
        <div className="actions">
          <button className="button" type="button" ref={fill} onClick={toggleFullscreen}>
            全屏
          </button>
          <button className="button" type="button" onClick={() => send(commands.closeVideo())}>
            关闭教程
          </button>
        </div>
      </div>
    </Dialog>
  );
}
