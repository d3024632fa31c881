import type { Prize } from '#src/contract/prizes';
import type { Campaign } from './campaign';

const card = (id: string, name: string, odds: number): Prize => ({
  id,
  name,
  odds,
  reward: { kind: 'card' },
});

const SWAP_FOR = 3;

export const FLIP_CARD: Campaign = {
  key: 'qixiGift',
  draw: {
    by: 'daily',
    drawsADay: 3,
    fallback: 'cake',
    prizes: [card('bridge', '鹊桥', 500), card('stars', '双星', 1_500), card('cake', '巧果', 8_000)],
  },
  held: { bridge: '鹊桥', stars: '双星', cake: '巧果' },
  heldFor: 'day',
  goals: [
    {
      id: 'bridges',
      name: 'VIP 30 天',
      about: '三张鹊桥',
      needs: { of: 'held', held: { bridge: 3 } },
      reward: { kind: 'vip', days: 30 },
      stock: 20,
      most: 1,
    },
    {
      id: 'pairs',
      name: '导出券×1',
      about: '三张双星',
      needs: { of: 'held', held: { stars: 3 } },
      reward: { kind: 'coupon', coupon: 'exportRows' },
      stock: 1_000,
    },
    {
      id: 'cakes',
      name: '10 积分',
      about: '三张巧果',
      needs: { of: 'held', held: { cake: 3 } },
      reward: { kind: 'points', points: 10 },
    },
  ],
  rules: [
    '九张牌，每天可翻三张；每张是鹊桥、双星、巧果的概率为 5%、15%、80%，与翻哪一张无关。',
    '同一天的三张相同可换一份礼，当天有效：三张鹊桥、双星、巧果的概率依次为 0.0125%、0.3375%、51.2%。VIP 30 天每人一次。',
  ],
};

/** The parts of a 综合单价. */
export const COLLECT_CARD: Campaign = {
  key: 'collectCard',
  draw: {
    by: 'daily',
    drawsADay: 2,
    fallback: 'labour',
    prizes: [
      card('labour', '人工费', 2_400),
      card('material', '材料费', 2_400),
      card('machine', '机械费', 2_400),
      card('management', '管理费', 2_300),
      card('profit', '利润', 500),
    ],
  },
  held: { labour: '人工费', material: '材料费', machine: '机械费', management: '管理费', profit: '利润' },
  swapFor: SWAP_FOR,
  goals: [
    {
      id: 'vip7',
      name: 'VIP 7 天',
      about: '一套五张，合成综合单价',
      needs: { of: 'held', held: { labour: 1, material: 1, machine: 1, management: 1, profit: 1 } },
      reward: { kind: 'vip', days: 7 },
      stock: 500,
      most: 1,
    },
    {
      id: 'points300',
      name: '300 积分',
      about: '一套五张，合成综合单价',
      needs: { of: 'held', held: { labour: 1, material: 1, machine: 1, management: 1, profit: 1 } },
      reward: { kind: 'points', points: 300 },
    },
  ],
  rules: [
    '每天可抽两张卡；五种卡的概率为人工费 24%、材料费 24%、机械费 24%、管理费 23%、利润 5%。',
    `${SWAP_FOR} 张相同的卡可换任意一张其他的卡；集齐五种换 VIP 7 天（每人一次）或 300 积分，用掉的卡不退回。`,
  ],
};
