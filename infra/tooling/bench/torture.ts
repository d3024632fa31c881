import { attack } from './attack';
import { kills } from './kills';

const USAGE = `用法：
  npm run torture -- attack  一人的突发请求、伪造的令牌与恶意文件，只对本机上临时启动的服务器
  npm run torture -- kills   服务器与数据库轮流被 kill -9 一百次，其间七个写入者不停；已应答的一条不少`;

const tortures: Readonly<Record<string, () => Promise<readonly string[]>>> = { attack, kills };

const torture = tortures[process.argv[2] ?? ''];
if (torture) {
  torture().then(
    (lines) => console.log(lines.join('\n')),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
} else {
  console.error(USAGE);
  process.exitCode = 1;
}
