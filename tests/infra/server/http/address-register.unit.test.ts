import { placeOf, provinceOf } from '#infra/server/http/address-register';

test.each([
  ['127.0.0.1', '局域网或本机'],
  ['::ffff:10.1.2.3', '局域网或本机'],
  ['fe80::1', '局域网或本机'],
  ['::1', '局域网或本机'],
  ['172.32.0.1', '美国'],
  ['110.242.68.66', '河北省保定市'],
  ['61.128.128.68', '重庆市'],
  ['no address', ''],
  ['114.114.114.114', '江苏省南京市'],
])('%s is %s', (ip, place) => {
  expect(placeOf(ip)).toBe(place);
});

test.each(['127.0.0.1', '::1', '10.1.2.3', '192.168.0.9', '8.8.8.8', 'no address', '300.1.1.1'])(
  '%s is in no province',
  (ip) => {
    expect(provinceOf(ip)).toBeUndefined();
  },
);

test.each([
  ['202.96.128.86', '广东省'],
  ['::ffff:202.96.128.86', '广东省'],
  ['202.99.224.8', '内蒙古'],
  ['61.128.128.68', '重庆'],
])('%s is registered in %s', (ip, province) => {
  expect(provinceOf(ip)).toBe(province);
});
