import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { roundTo } from '#src/costing/money';
import type { Kind } from '../contract';
import type { Supplier } from '../contract-partner';
import { TokenRefused, type PartnerTokens, type SoughtGoods, type SourcingPartner } from './partner';

const SECRET_BYTES = 32;
const FEWEST = 3;
const SPREAD = 4;

const TRADES: Readonly<Record<Kind, readonly string[]>> = {
  material: ['建材供应', '物资贸易', '新型材料', '建筑材料直供', '材料集采', '工程物资'],
  equipment: ['机电设备', '设备制造', '装备租售', '工程机械', '设备成套', '机电安装供货'],
};
const REPLIES = [
  '现货充足，可按进度分批送货。',
  '含运费到工地，提供出厂合格证与检测报告。',
  '数量可议，三日内可提供样品。',
  '签约后排产，支持银行承兑。',
  '本地设仓，急单次日送达。',
] as const;

/** The same for the same text, evenly spread over 0 … below − 1. */
const drawn = (text: string, below: number): number =>
  createHash('sha256').update(text).digest().readUInt32BE() % below;

const digitOf = (index: number) => ['甲', '乙', '丙', '丁', '戊', '己'][index] ?? '庚';

/** What such goods cost is not known here: a price between 20 and 520 yuan says no more than that prices differ. */
const supplierOf = ({ id, kind, areaName }: SoughtGoods, index: number): Supplier => {
  const draw = (what: string, below: number) => drawn(`${id} ${index} ${what}`, below);
  const hasOffer = draw('offer', 4) > 0;
  const trades = TRADES[kind];
  return {
    id: `demo-${index + 1}`,
    name: `演示${digitOf(index)}（${areaName}）${trades[draw('trade', trades.length)]}有限公司`,
    areaName,
    unitPrice: hasOffer ? roundTo(20 + draw('price', 50_000) / 100, 2) : null,
    deliveryDays: hasOffer ? 2 + draw('days', 28) : null,
    reply: hasOffer ? (REPLIES[draw('reply', REPLIES.length)] ?? '') : '已查看，暂未报价。',
  };
};

/** A small sourcing service for demonstrations: invented suppliers, the same whenever they are looked at. */
export const standInPartner = (secret: Buffer = randomBytes(SECRET_BYTES)): SourcingPartner => {
  const tokenFor = (what: string) => createHmac('sha256', secret).update(what).digest('base64url');
  const isToken = (token: string, what: string) => {
    const [shown, right] = [Buffer.from(token), Buffer.from(tokenFor(what))];
    return shown.length === right.length && timingSafeEqual(shown, right);
  };
  const check = ({ appToken, userToken }: PartnerTokens, globalId: string) => {
    if (!isToken(appToken, 'app') || !isToken(userToken, `user ${globalId}`)) throw new TokenRefused();
  };
  return {
    openApp: () => Promise.resolve(tokenFor('app')),
    openUser: (globalId) =>
      Promise.resolve({
        userToken: tokenFor(`user ${globalId}`),
        canUse: true,
        enterpriseName: '演示建设集团有限公司',
        enterpriseCode: `DEMO-${globalId.slice(-6)}`,
      }),
    match: async (tokens, globalId, goods) => {
      check(tokens, globalId);
      const count = FEWEST + drawn(goods.id, SPREAD);
      return {
        suppliers: Array.from({ length: count }, (_, index) => supplierOf(goods, index)),
        isDemo: true,
      };
    },
    // It has no pages of its own.
    pageUrl: async (tokens, globalId) => {
      check(tokens, globalId);
      return null;
    },
    log: async (tokens, { globalId }) => check(tokens, globalId),
  };
};
