export const EXAMPLES = [
  '广东高层住宅近五年的单方造价是多少？',
  '湖北和湖南的办公楼钢筋含量对比',
  '全国综合造价指数最近涨了还是跌了？',
] as const;

/** Under an answer that is not whole. */
export const ENDINGS: Readonly<Record<string, string>> = {
  stopped: '已停止回答。',
  interrupted: '回答中断。',
};
