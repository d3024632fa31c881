/** Publishers who stand nowhere near the owner: of another organisation, and of none. */
const STRANGERS = ['publisher', 'stranger', 'loner'];
export const REVIEWERS = ['reviewer', 'reviewer2'];
const HOUSE = ['owner', 'colleague'];
/** Every kind of account that can log in; '' is a visitor. */
export const FOREIGNERS = [
  '',
  'member',
  'vip',
  'trial',
  'norights',
  'partner',
  'partneroff',
  'internal',
  'analyst',
  'colleague',
  ...STRANGERS,
  ...REVIEWERS,
];

/** Something that says who is meant, and who else may read it. */
export interface Planted {
  readonly text: string;
  readonly readers: readonly string[];
}

const OWN: readonly string[] = ['owner'];
const REVIEWED = [...HOUSE, ...REVIEWERS];

export const NAMES = {
  draftOwner: { text: '穗禾湾', readers: HOUSE },
  draftPhone: { text: '13911110001', readers: HOUSE },
  draftNote: { text: '上官泠', readers: HOUSE },
  importedFile: { text: '钟离朔', readers: [] },
  waitingOwner: { text: '粤岭桥', readers: HOUSE },
  publishedOwner: { text: '青鸾阁', readers: HOUSE },
  /** Of the project itself: 云栖谷小学. */
  publishedName: { text: '云栖谷', readers: HOUSE },
  publishedAddress: { text: '沉香巷', readers: HOUSE },
  publishedPhone: { text: '13911110002', readers: HOUSE },
  comment: { text: '柳砚秋', readers: REVIEWED },
  returned: { text: '闻人墨', readers: REVIEWED },
  withdrawnOwner: { text: '白鹭里', readers: HOUSE },
  fullName: { text: '慕容疏', readers: HOUSE },
  mobile: { text: '13911110003', readers: OWN },
  company: { text: '澹台造价', readers: OWN },
  email: { text: 'tantai@example.cn', readers: OWN },
  inquiry: { text: '夏侯瑾', readers: [] },
  inquiryPhone: { text: '13911110004', readers: [] },
  lead: { text: '诸葛棠', readers: [] },
  leadPhone: { text: '13911110005', readers: [] },
  expert: { text: '尉迟恪', readers: [] },
  anomaly: { text: '皇甫岚', readers: [] },
  fact: { text: '独孤桥改造', readers: OWN },
  badFact: { text: '令狐渡', readers: [] },
  devicePlace: { text: '蓬莱岛', readers: OWN },
  applicant: { text: '桃花坞', readers: OWN },
  question: { text: '东方澈', readers: OWN },
  topic: { text: '西门栈', readers: OWN },
  folder: { text: '南宫苑', readers: OWN },
  note: { text: '北堂汐', readers: OWN },
  comparison: { text: '公孙渠', readers: OWN },
  scheme: { text: '司空堰', readers: OWN },
  sourcing: { text: '欧阳澍', readers: OWN },
  invoiceTitle: { text: '百里衡', readers: OWN },
  sourcingPhone: { text: '13911110006', readers: OWN },
} as const satisfies Readonly<Record<string, Planted>>;
export const planted: readonly Planted[] = Object.values(NAMES);
