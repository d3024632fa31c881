import type { Message } from '#src/kernel/messages';

/** Messages name the type that caused them; the log wants the very one, which is the latest of that type. */
export const causes = () => {
  const latest = new Map<string, number>();
  return (message: Message, i: number): number | undefined => {
    const cause = message.meta.cause === undefined ? undefined : latest.get(message.meta.cause);
    latest.set(message.type, i);
    return cause;
  };
};
