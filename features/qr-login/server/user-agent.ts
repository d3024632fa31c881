type Sign = readonly [RegExp, string];

/** The first that fits counts: every browser claims to be several others. */
const browsers: readonly Sign[] = [
  [/MicroMessenger\/(\d+)/, '微信'],
  [/DingTalk\/(\d+)/, '钉钉'],
  [/Edg(?:A|iOS)?\/(\d+)/, 'Edge'],
  [/(?:OPR|Opera)\/(\d+)/, 'Opera'],
  [/QQBrowser\/(\d+)/, 'QQ 浏览器'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+)\S* (?:Mobile\/\S+ )?Safari/, 'Safari'],
];

const systems: readonly Sign[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/HarmonyOS|OpenHarmony/, '鸿蒙'],
  [/Android/, '安卓'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

/** What a member recognises a device by; empty where the header does not tell. */
export const agentOf = (userAgent: string): { readonly browser: string; readonly system: string } => {
  const found = browsers.find(([sign]) => sign.test(userAgent));
  const version = found?.[0].exec(userAgent)?.[1]?.slice(0, 4);
  return {
    browser: found && version ? `${found[1]} ${version}` : '',
    system: systems.find(([sign]) => sign.test(userAgent))?.[1] ?? '',
  };
};
