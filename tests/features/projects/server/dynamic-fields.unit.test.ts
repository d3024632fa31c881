import { mergeDynamicFields, readFilter } from '#features/projects/server/find-projects';

test('[SEARCH-010][SEARCH-011] the JSON string is merged with the two defaults', () => {
  expect(mergeDynamicFields('{"type":"residential"}')).toEqual({
    node_zb_result_from: 45,
    attr_s_num_is_new_item_template: 1,
    type: 'residential',
  });
});

test('[SEARCH-011] a value given goes before the default', () => {
  expect(mergeDynamicFields('{"node_zb_result_from":7}')).toMatchObject({ node_zb_result_from: 7 });
});

test.each([undefined, '', '  '])('%j is no filter', (text) => {
  expect(readFilter(text)).toEqual({});
});

test('unknown fields are let pass, known ones are kept', () => {
  expect(readFilter('{"stage":"合同价","colour":"red","onlyDetailed":true}')).toEqual({
    stage: '合同价',
    onlyDetailed: true,
  });
});

test.each([
  '{',
  '[]',
  '"text"',
  '1',
  'null',
  '{"scale":"12"}',
  '{"type":"house"}',
  '{"priceFrom":"2024-13"}',
])('%s is refused', (text) => {
  expect(() => readFilter(text)).toThrow(
    expect.objectContaining({ statusCode: 400, businessMsg: '筛选条件的格式不正确' }),
  );
});
