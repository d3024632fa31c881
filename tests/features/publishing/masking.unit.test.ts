import { hidesMore, maskedFields, maskedName, maskerOf, maskNodes } from '#features/publishing/masking';
import { billRow, someNodes } from './some-draft';
import { fc } from '#tests/support/property';

const maskText = (text: string, overview: Readonly<Record<string, string>>) => maskerOf(overview)(text);
const nodes = someNodes({}, { 清单: [billRow('b1', { feature: '按万科标准做法，C30' })] });

test('[DATA-006] names and places that say who is meant stand beside what is published of them', () => {
  const fields = maskedFields(nodes.概况);
  expect(Object.fromEntries(fields.map(({ field, masked }) => [field, masked]))).toEqual({
    name: '广州某高层住宅三期3#楼',
    owner: '某建设单位',
    contractor: '某施工单位',
    address: '广东 广州（具体地址不公开）',
    scope: '本工程三期施工图全部内容，联系电话 （电话略）',
    basis: '',
  });
  expect(fields[0]?.original).toBe('万科云城三期 3#楼');
});

test('nothing of owner, contractor or address is left anywhere in the published tree', () => {
  const text = JSON.stringify(maskNodes(nodes, {}));
  for (const word of ['万科', '中建三局', '科韵路', '13800138000']) expect(text).not.toContain(word);
  expect(text).toContain('C30');
});

test('a unit that somebody wrote more into is masked like any other text', () => {
  const told = maskNodes(
    someNodes({}, { 清单: [billRow('b1', { unit: '项（万科，13800138000）' }), billRow('b2')] }),
    {},
  );
  expect(told.清单.map(({ cells }) => cells.unit)).toEqual(['项（某建设单位，（电话略））', 'm³']);
});

test('figures are left as they are', () => {
  const published = maskNodes(nodes, {});
  expect(published.单位工程).toEqual(nodes.单位工程);
  expect(published.概况.find(({ id }) => id === 'total')).toEqual(
    nodes.概况.find(({ id }) => id === 'total'),
  );
});

test('more may be hidden, never less', () => {
  expect(hidesMore('广州某住宅', '广州某高层住宅三期3#楼')).toBe(true);
  expect(hidesMore('**某高层住宅', '广州某高层住宅三期3#楼')).toBe(true);
  expect(hidesMore('广州万科高层住宅', '广州某高层住宅三期3#楼')).toBe(false);
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.array(fc.boolean()), (masked, shown) => {
      const own = [...masked].map((sign, index) => (shown[index] ? sign : '*')).join('');
      expect(hidesMore(own, masked)).toBe(true);
      expect(hidesMore(`${own}鿍`, masked)).toBe(false);
    }),
  );
  const own = maskNodes(nodes, { name: '广州某住宅', owner: '万科' });
  const value = (id: string) => own.概况.find((row) => row.id === id)?.cells.particular;
  expect([value('name'), value('owner')]).toEqual(['广州某住宅', '某建设单位']);
});

test('a name without blocks or type is still a name', () => {
  expect(maskedName({ name: '某楼', place: '广东 广州', type: '办公建筑' })).toBe('广州某办公建筑');
  expect(maskText('甲方电话 020-12345678', {})).toBe('甲方电话 （电话略）');
});

describe('[attack] however it is written', () => {
  const overview = { owner: '广州青鸾阁置业有限公司', address: '天河区沉香巷 12 号', place: '广东 广州' };

  test.each([
    '13911110002',
    '139 1111 0002',
    '139-1111-0002',
    '139.1111.0002',
    '139 11110002',
    '１３９１１１１０００３',
    '+8613911110002',
    '8613911110002',
    '+86 139 1111 0002',
    '020-88886666',
    '(020)88886666',
    '（020）8888 6666',
    '020-8888 6666',
    '0755 2888666',
    '400-800-1234',
    '4008001234',
    '400 8008 888',
    '+86 20 8888 8888',
    '86-20-88888888',
    '0755 - 8888 8888',
    '1380013 8000',
    '138/0013/8000',
    '138_0013_8000',
    '138\u200b0013\u200b8000',
  ])('a phone number is left out: %s', (number) => {
    expect(maskText(`找 ${number}，王工`, overview)).toBe('找 （电话略），王工');
  });

  test.each(['天河区沉香巷 12 号', '天河区沉香巷12号', '沉香巷12号', '沉香巷１２号'])(
    'an address is left out: %s',
    (address) => {
      expect(maskText(`在${address}`, overview)).not.toMatch(/沉香|12|１２/);
    },
  );

  test.each(['沉香巷', '青鸾阁', '青鸾 阁', '青 鸾 阁置业', '青·鸾阁', '青\u200b鸾阁', '青・鸾\u00ad阁'])(
    'a part that says who or where is left out: %s',
    (part) => {
      expect(maskText(`由${part}承担`, overview)).not.toMatch(/沉香|青.*鸾/);
    },
  );

  test('an e-mail address is left out', () => {
    expect(maskText('发到 wang.gong@qingluan.com.cn 即可', overview)).toBe('发到 （邮箱略） 即可');
  });

  test.each([
    ['统一社会信用代码 91440101MA5AQ9KC4X', '统一社会信用代码 （信用代码略）'],
    ['身份证 440106199001011234', '身份证 （证件号略）'],
    ['身份证 44010619900101123x。', '身份证 （证件号略）。'],
    ['见 https://vanke.com/x?y=1，或 www.vanke.com', '见 （网址略），或 （网址略）'],
    ['登录vanke.com.cn/about查看', '登录（网址略）查看'],
  ])('by what else somebody is known or found is left out: %s', (text, masked) => {
    expect(maskText(text, overview)).toBe(masked);
  });

  test('letters and figures of a name in either width and case, and nothing beyond it', () => {
    expect(maskText('Ｖanke·２城，vANKE 2 城！', { owner: 'VANKE2城' })).toBe('某建设单位，某建设单位！');
    expect(maskText('甲乙甲乙甲丙', { owner: '甲乙甲', contractor: '甲丙' })).toBe('某建设单位乙某施工单位');
  });

  test('no pattern is made of what members write: it could be tried from every sign', () => {
    const made = jest.spyOn(globalThis, 'RegExp');
    const name = 'a'.repeat(100);
    maskNodes(someNodes({ name, owner: `${name}c`, contractor: `${name}d`, address: `${name}e` }), {});
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });

  test.each([
    'C30 混凝土，泵送 1390 m',
    '合价 1390000.0000 元',
    '规格 1800×2400×3000',
    'HRB400E 直径 12',
    '12.5 kN/m²，0.35 MPa',
    '13911.1100 吨',
    '编码 010505001，重 8613.5 t',
    '标准 GB50500-2013，图集 16G101-1',
  ])('figures and marks of the trade stay: %s', (text) => {
    expect(maskText(text, overview)).toBe(text);
  });
});
