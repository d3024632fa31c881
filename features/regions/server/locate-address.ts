import IP2Region from 'ip2region';

/** Province or region name an address is registered in, as its register writes it (广东省, 内蒙古); undefined where unknown. */
export type LocateAddress = (ip: string) => string | undefined;

const CHINA = '中国';

/** The register (11 MB of files, 23 MB in memory, 10 ms) is opened by the first question, not at start. */
export const openRegister = (): LocateAddress => {
  let register: IP2Region | undefined;
  return (ip) => {
    register ??= new IP2Region();
    const found = register.search(ip);
    return found?.country === CHINA && found.province ? found.province : undefined;
  };
};
