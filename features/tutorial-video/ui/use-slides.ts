import { useEffect, useState } from 'react';
import { useSend } from '#src/ui/use-send';
import { useStillness } from '#src/ui/use-stillness';
import { commands } from '../commands';

/** Goes through the slides and tells of it as a player would. Where no motion is wanted, it turns no page by itself. */
export const useSlides = (count: number) => {
  const send = useSend();
  const isStill = useStillness();
  const [at, goTo] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  const isLast = at === count - 1;

  useEffect(() => {
    send(isPlaying ? commands.notePlaying() : commands.notePause());
  }, [send, isPlaying]);
  useEffect(() => {
    if (isStill && isLast) send(commands.noteEnd());
  }, [send, isStill, isLast]);

  const turn = (by: -1 | 1) => goTo(Math.min(count - 1, Math.max(0, at + by)));
  return {
    at,
    isLast,
    isPlaying,
    turnsItself: !isStill,
    turn,
    toggle: () => {
      if (!isPlaying && isLast) goTo(0);
      setPlaying(!isPlaying);
    },
    /** The time of this slide is over. */
    end: () => {
      if (!isLast) return turn(1);
      send(commands.noteEnd());
      return setPlaying(false);
    },
  };
};
