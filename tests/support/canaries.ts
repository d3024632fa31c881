const numbered = (count: number, make: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => make(n));

/** Forty values that no file may hold: each is a secret, or says who somebody is or what they look for. */
export const canaries = {
  names: ['欧阳建国', '诸葛小明', '司马丽华', '皇甫静姝'],
  phones: numbered(4, (n) => `1386234567${n}`),
  mails: numbered(3, (n) => `canary.${n}@qingque.example`),
  accounts: numbered(3, (n) => `canaryaccount${n}`),
  memberIds: numbered(3, (n) => `73104477${n}2`),
  devices: numbered(3, (n) => `0f9a8c7${n}-5d4e-4c3b-9a2f-7e6d5c4b3a2${n}`),
  tokens: numbered(4, (n) => `canary-tok3n-${n}-zq81`),
  orders: numbered(3, (n) => `ZJ20261126004${n}7`),
  addresses: numbered(3, (n) => `天河区体育西路${188 + n}号锦绣阁`),
  words: ['欧阳建国离婚协议', '金雀湾二期烂尾', 'qingque holdings audit', '皇甫静姝 债务'],
  files: ['青雀湾投标底价.xlsx', 'qingque-plan-b.csv', '诸葛家自建房预算.pdf'],
  projects: ['青雀湾自建别墅', '金雀花园六号院', 'Qingque Tower East'],
};

/** Of as many kinds as there are, in turn. */
export const everyCanary = Object.values(canaries).flat();

/** A file may hold them as they are, as part of an address, or with each sign escaped. */
export const heldBy = (file: string): readonly string[] =>
  everyCanary.filter((secret) =>
    [
      secret,
      encodeURIComponent(secret),
      encodeURIComponent(encodeURIComponent(secret)),
      new URLSearchParams([['', secret]]).toString().slice(1),
      secret.replace(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`),
    ].some((written) => file.includes(written)),
  );
