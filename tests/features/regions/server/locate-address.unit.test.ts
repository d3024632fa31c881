import { openRegister } from '../../../../features/regions/server/locate-address';

const locate = openRegister();

test.each(['127.0.0.1', '::1', '10.1.2.3', '192.168.0.9', '8.8.8.8', 'no address', '300.1.1.1'])(
  '%s is nowhere in the country',
  (ip) => {
    expect(locate(ip)).toBeUndefined();
  },
);

test.each([
  ['202.96.128.86', '广东省'],
  ['::ffff:202.96.128.86', '广东省'],
  ['202.99.224.8', '内蒙古'],
  ['61.128.128.68', '重庆'],
])('%s is registered in %s', (ip, province) => {
  expect(locate(ip)).toBe(province);
});
