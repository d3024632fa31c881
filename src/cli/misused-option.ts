import { shown } from '#infra/terminal/harmless';

/** Why `parseArgs` refused: the option that it does not know, or that is not written as it is meant; else undefined. */
export const misusedOption = (error: unknown, args: readonly string[]): string | undefined => {
  const { code, message } = error as NodeJS.ErrnoException;
  const option = /'(-[^' ,]*)/.exec(message)?.[1];
  const word = args.find((one) => option !== undefined && one.split('=', 1)[0] === option) ?? option;
  if (word === undefined) return undefined;
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `没有这个选项：${shown(word)}`;
  return code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE' ? `选项写得不对：${shown(word)}` : undefined;
};
