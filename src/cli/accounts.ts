import { runAccounts } from './accounts/run';

void runAccounts(process.argv.slice(2), {
  env: process.env,
  say: console.log,
  complain: console.error,
}).then((code) => (process.exitCode = code));
