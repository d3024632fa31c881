import { attack } from './attack';
import { drawKills } from './draw-kills';
import { kills } from './kills';
import { odds } from './odds';

const USAGE = `用法：
  npm run torture -- attack  一人的突发请求、慢的与不读回应的连接、伪造的令牌与恶意文件，只对本机上临时启动的服务器
  npm run torture -- kills   服务器与数据库轮流被 kill -9 一百次，其间七个写入者不停；已应答的一条不少
  npm run torture -- draws   两百名会员同时抽奖一万次，其间服务器与数据库各被 kill -9 十二次；五十件奖品恰好发完
  npm run torture -- odds    一百万次抽奖与公布的概率对照（卡方），逐次用种子验证`;

const tortures: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  attack,
  kills,
  draws: drawKills,
  odds,
};

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
