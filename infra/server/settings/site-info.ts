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

/** What a house says of itself on the contact page; empty where it says nothing. */
export interface SiteInfoSettings {
  readonly operatorName: string;
  readonly servicePhone: string;
  readonly serviceEmail: string;
  readonly serviceHours: string;
  readonly address: string;
  /** As the footer shows them: 京ICP备…号. */
  readonly records: readonly string[];
  /** Nobody stands behind it. */
  readonly isSample: boolean;
}

const line = z._default(z.string().check(z.trim(), z.maxLength(100, '不超过 100 个字')), '');

export const siteInfoFields = {
  OPERATOR_NAME: line,
  SERVICE_PHONE: z._default(
    z.string().check(z.trim(), z.regex(/^[\d+()\- ]{3,30}$/, '只能含数字、空格和 + - ( )')),
    '',
  ),
  SERVICE_EMAIL: z._default(
    z.string().check(z.trim(), z.regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, '应为邮箱地址')),
    '',
  ),
  SERVICE_HOURS: line,
  OPERATOR_ADDRESS: line,
  OPERATOR_RECORDS: line,
};

type Fields = Readonly<Record<keyof typeof siteInfoFields, string>>;

/** Complete, so that a demo shows what a house has to fill in, and such as nobody can be reached by. */
const SAMPLE: SiteInfoSettings = {
  operatorName: '样例造价信息服务有限公司（样例）',
  servicePhone: '000-0000-0000',
  serviceEmail: 'service@example.com',
  serviceHours: '工作日 9:00–17:30',
  address: '样例省样例市样例路 1 号',
  records: ['ICP 备案号：00000000（样例）', '公安备案号：00000000（样例）'],
  isSample: true,
};

/** In demo mode a sample, unless the house says anything of itself. */
export const siteInfoOf = (given: Fields, demo: boolean): SiteInfoSettings => {
  const said = Object.keys(siteInfoFields).some((key) => given[key as keyof Fields] !== '');
  if (demo && !said) return SAMPLE;
  return {
    operatorName: given.OPERATOR_NAME,
    servicePhone: given.SERVICE_PHONE,
    serviceEmail: given.SERVICE_EMAIL,
    serviceHours: given.SERVICE_HOURS,
    address: given.OPERATOR_ADDRESS,
    records: given.OPERATOR_RECORDS.split(/[;；]/)
      .map((text) => text.trim())
      .filter(Boolean),
    isSample: false,
  };
};
