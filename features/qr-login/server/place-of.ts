import IP2Region from 'ip2region';

export type PlaceOf = (ip: string) => string;

const CHINA = '中国';
const LOCAL = '局域网或本机';
/** 0.0.0.0/8, 10/8, 127/8, 169.254/16, 172.16/12, 192.168/16; ::1, fc00::/7 and fe80::/10. */
const PRIVATE = /^(0|10|127|169\.254|172\.(1[6-9]|2\d|3[01])|192\.168)\.|^(::1$|f[cd]|fe[89ab])/i;
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** Province and city: 江苏省南京市, 北京市; abroad the country; empty where unknown. The register opens with the first question. */
export const openPlaces = (): PlaceOf => {
  let register: IP2Region | undefined;
  return (ip) => {
    const address = ip.replace(MAPPED, '');
    if (PRIVATE.test(address)) return LOCAL;
    register ??= new IP2Region();
    const found = register.search(address);
    if (!found) return '';
    const { country, province, city } = found;
    if (country !== CHINA) return country;
    return province === city ? province : province + city;
  };
};
