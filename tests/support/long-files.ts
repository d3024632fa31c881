const csv = (head: string, lines: readonly string[]): Buffer => Buffer.from([head, ...lines].join('\n'));
const each = <T>(count: number, made: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => made(at));

const TRADES = ['矩形柱', '有梁板', '直形墙', '基础梁', '构造柱', '过梁', '楼梯', '雨篷'];
const nameOf = (at: number): string =>
  `${TRADES[at % TRADES.length]}（${Math.floor(at / TRADES.length)} 区）`;

/** Unit prices of one project, each with its characteristics and what it consists of. */
export const longBill = (rows: number): Buffer =>
  csv(
    '项目编码,项目名称,项目特征描述,计量单位,工程量,综合单价,合价,人工费,材料费,机械费,管理费,利润',
    each(rows, (at) => {
      const price = 600 + (at % 100);
      const code = `0105050${String((at % 90) + 10)}${String(at % 1_000).padStart(3, '0')}`;
      const feature = `1.混凝土种类:商品混凝土 2.混凝土强度等级:C${20 + (at % 8) * 5} 3.部位:${nameOf(at)} 4.抗渗等级:P${(at % 4) + 6}`;
      return [code, nameOf(at), feature, 'm3', 2, price, price * 2, 100, price - 180, 20, 40, 20].join(',');
    }),
  );

/** Prices of labour in cities, month by month. */
export const longLabour = (rows: number): Buffer =>
  csv(
    '分部,子目,工作内容,单位,计价方式,辅材,地区,月份,低价,单价（元）,高价,样本数',
    each(rows, (at) => {
      const month = `20${20 + (at % 5)}-${String((at % 12) + 1).padStart(2, '0')}`;
      return `模板,${nameOf(at)},按展开面积计算，含支拆,m2,清包,否,广东 广州,${month},50,${54 + (at % 5)},60,12`;
    }),
  );

const POLICY = '某省住房和城乡建设厅,广东,造价政策,2020-01-10,2020-03-01';
/** Documents, one a row, each with so many articles in one cell. */
export const longPolicies = (documents: number, articles: number, signs = 12): Buffer =>
  csv(
    '文件名称,发文字号,发文单位,适用地区,文件类型,印发日期,实施日期,条款内容',
    each(documents, (at) => {
      const text = each(articles, (no) => `第${no + 1}条 ${'计价办法按季度调整'.repeat(9).slice(0, signs)}`);
      return `价格办法${at},某建〔2021〕${at}号,${POLICY},"${text.join('\n')}"`;
    }),
  );
/** One clause a row. */
export const longClauses = (rows: number): Buffer =>
  csv(
    '文件名称,发文字号,发文单位,适用地区,文件类型,印发日期,实施日期,条款号,条款内容',
    each(
      rows,
      (at) =>
        `${at % 50 === 0 ? `计价办法${at},某建〔2020〕${at}号,${POLICY}` : ',,,,,,'},第${(at % 50) + 1}条,${'人工费按季度调整，结算时按施工当月的指数。'.repeat(4)}`,
    ),
  );

/** Projects, one a row. */
export const longProjects = (rows: number): Buffer =>
  csv(
    '项目名称,地区,工程类型,结构类型,建筑面积(㎡),层数,计价阶段,价格期,税口径,单方造价,檐高,基础类型,备注',
    each(
      rows,
      (at) =>
        `江岳花园${at}号楼,广东 广州,高层住宅,剪力墙,${20_000 + at},33/2,竣工结算,2023-06,除税,${2_500 + (at % 300)},99,桩基,${nameOf(at)}`,
    ),
  );

/** Headers that nobody knows, each in brackets of its own, in as many rows as are looked through. */
export const longHeads = (columns: number): Buffer =>
  csv(
    each(14, (row) =>
      each(columns, (at) => `价${row}${at.toString(36)}（${'万'.repeat(40)}）${at}某`).join(','),
    ).join('\n'),
    [each(columns, () => '甲').join(',')],
  );
