import { tradeWorkIn, writtenOtherwise } from '#infra/server/search/trade/trade-words';

test.each([
  ['抹灰', '墙面一般抹灰'],
  ['沙灰', '墙面一般抹灰'],
  ['批灰', '内墙腻子'],
  ['挖土方', '挖一般土方'],
  ['土方回填', '回填方'],
  ['土方外运', '余方弃置'],
  ['支模', '木模板制作安装拆除'],
  ['铝模', '木模板制作安装拆除'],
  ['扎筋', '现浇构件钢筋'],
  ['打桩', '预制钢筋混凝土管桩'],
  ['破桩头', '灌注桩桩头破除'],
  ['污水管', 'PVC-U 排水管'],
  ['给水管', '塑料管 PP-R'],
  ['外架', '综合脚手架'],
])('%s is %s', (said, name) => {
  expect(tradeWorkIn(said)?.work.names[0]).toBe(name);
});

test.each(['抹灰面油漆', '抹灰工', '抹灰砂浆', '防水卷材', '保温板', '螺纹钢', '有梁板', '架子工'])(
  '%s is a thing of its own name',
  (said) => expect(tradeWorkIn(said)).toBeUndefined(),
);

test.each([
  // The work of hands, and the names under which bills and labour have it.
  ['扎筋', '现浇构件钢筋', '钢筋制作安装'],
  ['打桩', '预制钢筋混凝土管桩', '管桩'],
  ['沙灰', '墙面一般抹灰', '抹灰'],
  ['爬架', '附着式升降脚手架配合', '附着式升降脚手架'],
  // The search alone knew it once,
  ['主梁', '矩形梁 ', '矩形梁'],
  ['铜线', '配线', '配线'],
  // or the assistant alone.
  ['刷墙', '抹灰面油漆', '抹灰面油漆'],
  ['破桩头', '灌注桩桩头破除', '灌注桩桩头破除'],
  ['自来水管', '塑料管 PP-R', '塑料管'],
  ['穿线管', '配管', '配管'],
  // No wording of its own: under the first name.
  ['垒砖墙', '实心砖墙', '实心砖墙'],
  ['关模', '木模板制作安装拆除', '模板'],
  ['刮大白', '内墙腻子', '内墙腻子'],
])('%s serves the assistant as %s and the search as %s', (said, name, written) => {
  expect(tradeWorkIn(said)?.work.names[0]).toBe(name);
  expect(writtenOtherwise(said)[0]).toBe(written);
});

test.each([
  ['hpb300', '钢筋'],
  ['水稳层', '水泥稳定碎石'],
  ['pc构件', '预制构件'],
])('%s is %s in records', (said, written) => expect(writtenOtherwise(said)[0]).toBe(written));

test('打桩 may be either pile to both', () => {
  expect(writtenOtherwise('打桩')).toEqual(['管桩', '灌注桩']);
  expect(tradeWorkIn('打桩')?.work.names).toEqual(['预制钢筋混凝土管桩', '泥浆护壁成孔灌注桩']);
});

test.each(['天棚抹灰', '综合脚手架', '商品混凝土'])('%s is written as it is said', (said) =>
  expect(writtenOtherwise(said)).toEqual([]),
);
