import { useSend } from '#src/ui/use-send';
import { commands } from '../commands';
import * as styles from './tutorial.module.css';

interface FilmProps {
  readonly address: string;
  readonly subtitles?: string | undefined;
}

export function Film({ address, subtitles }: FilmProps) {
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
