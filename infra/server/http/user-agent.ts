/** The first that fits counts: every browser claims to be several others. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\/(\d+)/, '微信'],
  [/DingTalk\/(\d+)/, '钉钉'],
  [/Edg(?:e|A|iOS)?\/(\d+)/, 'Edge'],
  [/(?:OPR|Opera)\/(\d+)/, 'Opera'],
  [/QQBrowser\/(\d+)/, 'QQ 浏览器'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+)(?!\d)\S* (?:Mobile\/\S+ )?Safari/, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/HarmonyOS|OpenHarmony/, '鸿蒙'],
  [/Android/, '安卓'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

export interface Agent {
  /** Chrome 130; empty when unknown. */
  readonly browser: string;
  readonly system: string;
}

/** Signs: many times what any browser says of itself. */
const LONGEST = 1_000;

/** What a member recognises their device by; the rest of the header is not kept. */
export const agentOf = (header: string): Agent => {
  const userAgent = header.slice(0, LONGEST);
  const browser = browsers.find(([sign]) => sign.test(userAgent));
  const version = browser?.[0].exec(userAgent)?.[1]?.slice(0, 4);
  return {
    browser: browser && version ? `${browser[1]} ${version}` : '',
    system: systems.find(([sign]) => sign.test(userAgent))?.[1] ?? '',
  };
};
