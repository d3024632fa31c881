/** One line without its end. `notice` is for whoever runs the program, `detail` for the log file alone. */
export type Log = (line: string, level?: 'notice' | 'detail') => void;
