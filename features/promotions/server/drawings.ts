interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly lines: readonly { readonly text: string; readonly size: number; readonly y: number }[];
}

const LEFT = 20;

const draw = ({ width, height, ground, lines }: Drawing): string => {
  const bars = [0.35, 0.6, 0.45, 0.8, 0.55, 0.9]
    .map((share, index) => {
      const size = { width: width * 0.05, height: height * 0.5 * share };
      const x = width * (0.58 + index * 0.065);
      return `<rect x="${x}" y="${height - size.height}" width="${size.width}" height="${size.height}" fill="#fff" fill-opacity="0.16"/>`;
    })
    .join('');
  const words = lines
    .map(({ text, size, y }) => `<text x="${LEFT}" y="${y}" font-size="${size}">${text}</text>`)
    .join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${ground}"/>${bars}` +
    `<g fill="#fff" font-family="sans-serif">${words}</g></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
};

/** The house's own pictures until an operator supplies others. */
export const drawings = {
  recruit: draw({
    width: 240,
    height: 150,
    ground: '#7a1d18',
    lines: [
      { text: '造价专家招募', size: 24, y: 48 },
      { text: '参与指标审核与课题研究', size: 13, y: 78 },
      { text: '查看详情 →', size: 13, y: 126 },
    ],
  }),
  entrance:
    'data:image/svg+xml;base64,' +
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56"><rect width="56" height="56" fill="#7a4a00"/>' +
        '<g fill="#fff" font-family="sans-serif" text-anchor="middle"><text x="28" y="24" font-size="14">签到</text>' +
        '<text x="28" y="43" font-size="14">赚积分</text></g></svg>',
    ).toString('base64'),
  home: draw({
    width: 360,
    height: 120,
    ground: '#0b4fb3',
    lines: [{ text: '造价指标网', size: 24, y: 68 }],
  }),
  top: draw({
    width: 1200,
    height: 240,
    ground: '#14506b',
    lines: [
      { text: '会员活动', size: 44, y: 110 },
      { text: '签到、积分、抽奖与礼盒', size: 22, y: 158 },
    ],
  }),
};
