import { runProgram } from '#src/cli/program';

test('what a file of a stranger holds is no order to the terminal', async () => {
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const [log, error] = [
    jest.spyOn(console, 'log').mockImplementation(print),
    jest.spyOn(console, 'error').mockImplementation(print),
  ];
  const { exitCode } = process;
  try {
    await runProgram((_, { say, complain }) => {
      say('例：\x1b[31m12\n\t第二行\x9b31m');
      complain('\x1b]0;title\x07');
      complain(new Error('\x1b[2J'));
      return Promise.resolve(3);
    });
    expect(process.exitCode).toBe(3);
  } finally {
    process.exitCode = exitCode;
    log.mockRestore();
    error.mockRestore();
  }
  expect(printed.slice(0, 2)).toEqual(['例：\ufffd[31m12\n\t第二行\ufffd31m', '\ufffd]0;title\ufffd']);
  expect(printed).toHaveLength(3);
  expect(printed[2]).not.toContain('\x1b');
});
