import { tradeWorkIn } from '#src/costing/trade-works';

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
