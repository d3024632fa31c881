import * as z from 'zod/mini';

/** What is put behind the address of a picture; `{quality}` stands for a number from 1 to 100. */
export interface PictureFormats {
  readonly asIs: string;
  readonly asWebp: string;
}

const format = z.string().check(z.refine((text) => text.includes('{quality}'), '必须含有 {quality}'));

export const pictureFields = {
  PICTURE_FORMAT: z.optional(format),
  PICTURE_FORMAT_WEBP: z.optional(format),
};

type Given = Readonly<Partial<Record<keyof typeof pictureFields, string | undefined>>>;

/** An image service that knows no webp is asked for the picture as it is. */
export const pictureFormatsOf = ({
  PICTURE_FORMAT,
  PICTURE_FORMAT_WEBP,
}: Given): PictureFormats | undefined => {
  const asIs = PICTURE_FORMAT ?? PICTURE_FORMAT_WEBP;
  return asIs === undefined ? undefined : { asIs, asWebp: PICTURE_FORMAT_WEBP ?? asIs };
};
