import { hidesMore, maskedFields, maskedName, maskNodes, maskText } from '#features/publishing/masking';
import { billRow, someNodes } from './some-draft';
import { fc } from '#tests/support/property';

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
