import { createContext, useContext } from 'react';

const QUALITY = 75;

/** How a host of pictures is told what to send; `{quality}` stands where the number goes. */
export interface PictureFormat {
  readonly asIs: string;
  readonly asWebp: string;
}

/** Understood or ignored by any host; others, such as `x-oss-process=image/quality,q_{quality}`, are configured. */
const PLAIN_FORMAT: PictureFormat = {
  asIs: 'quality={quality}',
  asWebp: 'quality={quality}&format=webp',
};

interface PictureRequest {
  /** Percent. */
  readonly quality?: number;
  readonly webp?: boolean;
  readonly format?: PictureFormat;
}

/** A drawing has no quality, and what is in the page already is not asked for. */
const isFixed = (address: string): boolean => /^(data|blob):|\.svg($|[?#])/i.test(address);

export const pictureAddress = (
  address: string,
  { quality = QUALITY, webp = false, format = PLAIN_FORMAT }: PictureRequest = {},
): string => {
  if (address === '' || isFixed(address)) return address;
  const [whole = '', ...fragment] = address.split('#');
  const request = (webp ? format.asWebp : format.asIs).replaceAll('{quality}', String(quality));
  const joint = whole.includes('?') ? '&' : '?';
  return [`${whole}${joint}${request}`, ...fragment].join('#');
};

const mayBeWebp = (address: string): boolean => address !== '' && !isFixed(address);

/** How this portal's pictures are asked for; given once for the whole page. */
export const PictureSetting = createContext<PictureFormat | undefined>(undefined);

export interface PictureProps {
  readonly src: string;
  /** What it shows; empty for mere decoration. */
  readonly alt: string;
  readonly width: number;
  /** As drawn, or in proportion to the width, where it is known: the place is kept free before the picture has come. */
  readonly height?: number;
  readonly quality?: number;
  /** Seen on the first screen: fetched at once, not when it is scrolled to. */
  readonly eager?: boolean;
  /** May be saved and copied with its menu. */
  readonly open?: boolean;
  readonly className?: string;
}

/** The browser itself takes the webp where it can draw one: nothing is detected by script, nothing fetched twice. */
export const Picture = (props: PictureProps) => {
  const { src, alt, width, height, quality, eager = false, open = false, className } = props;
  const format = useContext(PictureSetting) ?? PLAIN_FORMAT;
  const request = { format, ...(quality !== undefined && { quality }) };
  return (
    <picture>
      {mayBeWebp(src) && (
        <source type="image/webp" srcSet={pictureAddress(src, { ...request, webp: true })} />
      )}
      <img
        src={pictureAddress(src, request)}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        {...(className !== undefined && { className })}
        {...(open && { 'data-open-picture': '' })}
      />
    </picture>
  );
};
