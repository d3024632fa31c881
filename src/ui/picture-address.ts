const QUALITY = 75;

/** How a host of pictures is told what to send; `{quality}` stands where the number goes. */
export interface PictureFormat {
  readonly asIs: string;
  readonly asWebp: string;
}

/** Understood or ignored by any host; others, such as `x-oss-process=image/quality,q_{quality}`, are configured. */
export const PLAIN_FORMAT: PictureFormat = {
  asIs: 'quality={quality}',
  asWebp: 'quality={quality}&format=webp',
};

export interface PictureWish {
  /** Percent. */
  readonly quality?: number;
  readonly webp?: boolean;
  readonly format?: PictureFormat;
}

/** A drawing has no quality, and what is in the page already is not asked for. */
const isFixed = (address: string): boolean => /^(data|blob):|\.svg($|[?#])/i.test(address);

export const pictureAddress = (
  address: string,
  { quality = QUALITY, webp = false, format = PLAIN_FORMAT }: PictureWish = {},
): string => {
  if (address === '' || isFixed(address)) return address;
  const [whole = '', ...fragment] = address.split('#');
  const wish = (webp ? format.asWebp : format.asIs).replaceAll('{quality}', String(quality));
  const joint = whole.includes('?') ? '&' : '?';
  return [`${whole}${joint}${wish}`, ...fragment].join('#');
};

export const mayBeWebp = (address: string): boolean => address !== '' && !isFixed(address);
