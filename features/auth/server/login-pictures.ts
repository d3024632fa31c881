import { route, type Route } from '#infra/server/http/route';
import { loginPicturesCall } from '../contract';

interface Banner {
  readonly title: string;
  readonly lines: readonly [string, string];
  readonly bars: readonly number[];
}

const banners: readonly Banner[] = [
  {
    title: '每个数字都有出处',
    lines: ['每个数字都有出处', '来源、价格期、口径、样本数，点开就看得到'],
    bars: [38, 62, 48, 80, 56, 92],
  },
  {
    title: '同类对标，一眼看高低',
    lines: ['同类对标，一眼看高低', '同业态、同结构、P25 到 P75，偏差写明百分比'],
    bars: [30, 44, 72, 88, 64, 40],
  },
  {
    title: '清单、指标、价格放在一起看',
    lines: ['清单、指标、价格放在一起看', '单项工程、综合单价、劳务与政策，一处可查'],
    bars: [54, 54, 70, 62, 84, 76],
  },
];

/** The one blue of the portal. */
const BLUE = '#0b4fb3';
const WIDTH = 300;
const HEIGHT = 420;
const BAR = { width: 28, gap: 14, base: 330 };

const draw = ({ lines: [first, second], bars }: Banner): string => {
  const columns = bars
    .map((height, index) => {
      const x = 32 + index * (BAR.width + BAR.gap);
      return `<rect x="${x}" y="${BAR.base - height * 2}" width="${BAR.width}" height="${height * 2}" fill="#fff" fill-opacity="${0.18 + index * 0.08}"/>`;
    })
    .join('');
  const [head, tail = ''] = second.split('，');
  const text = (y: number, size: number, words: string) =>
    `<text x="32" y="${y}" font-size="${size}" fill="#fff" font-family="sans-serif">${words}</text>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${BLUE}"/>${columns}` +
    `<path d="M32 ${BAR.base}h236" stroke="#fff" stroke-width="2"/>` +
    `${text(56, 19, first)}${text(364, 12, head ?? '')}${text(384, 12, tail)}</svg>`
  );
};

const pictures = banners.map((banner) => ({
  title: banner.title,
  pictureUri: `data:image/svg+xml;base64,${Buffer.from(draw(banner)).toString('base64')}`,
}));

/** The house's own pictures until an operator supplies others. */
export const loginPictureRoute: Route = route(loginPicturesCall, () => Promise.resolve(pictures));
