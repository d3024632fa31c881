import { codes } from '#src/contract/codes';
import { SEARCH_CATEGORIES } from '#src/contract/records';
import { NO_REPLY } from '#src/kernel/send';
import { PartView } from './part-view';
import { FiguresTable } from './figures-table';

const percent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1_000) / 10;
const whole = (value: number | null): number | null => (value === null ? null : Math.round(value));

const typeName = (type: string): string =>
  SEARCH_CATEGORIES.find(({ value }) => value === type)?.label ?? (type || '（开始未收到）');

const FAILURES: Readonly<Record<string, string>> = {
  [NO_REPLY]: '没有回应',
  [codes.badRequest]: '请求参数错误',
  [codes.sessionExpired]: '登录过期',
  [codes.notLoggedIn]: '未登录',
  [codes.tooManyRequests]: '请求过多',
  [codes.serverError]: '服务出错',
  [codes.unavailable]: '服务暂不可用',
  [codes.captchaRequired]: '未通过人机验证',
};

export const SearchScreen = () => (
  <PartView part="search">
    {({ types, failures, keywords, withoutResult, ranks }) => (
      <div className="column">
        <FiguresTable
          title="按类别"
          note="一次搜索以搜索编号为准"
          keyOf={({ type }) => type}
          rows={types}
          columns={[
            { title: '类别', of: ({ type }) => typeName(type) },
            { title: '开始', of: ({ started }) => started },
            { title: '完成', of: ({ finished }) => finished },
            { title: '打开结果', of: ({ opened }) => opened },
            { title: '打开率 %', of: ({ opened, finished }) => percent(opened, finished) },
            { title: '失败', of: ({ failed }) => failed },
            { title: '失败率 %', of: ({ failed, started }) => percent(failed, started) },
            { title: '耗时中位 ms', of: ({ p50 }) => whole(p50) },
            { title: '耗时 p95 ms', of: ({ p95 }) => whole(p95) },
          ]}
        />
        <FiguresTable
          title="没有结果的词"
          keyOf={({ keyword }) => keyword}
          rows={withoutResult}
          nothing="每次搜索都有结果"
          columns={[
            { title: '词', of: ({ keyword }) => keyword },
            { title: '次数', of: ({ searches }) => searches },
          ]}
        />
        <FiguresTable
          title="搜索最多的词"
          keyOf={({ keyword }) => keyword}
          rows={keywords}
          columns={[
            { title: '词', of: ({ keyword }) => keyword },
            { title: '搜索', of: ({ searches }) => searches },
            { title: '无结果', of: ({ empty }) => empty },
          ]}
        />
        <FiguresTable
          title="打开的是第几条"
          keyOf={({ rank }) => String(rank)}
          rows={ranks}
          nothing="没有打开过结果"
          columns={[
            { title: '第几条', of: ({ rank }) => rank },
            { title: '打开', of: ({ opened }) => opened },
          ]}
        />
        <FiguresTable
          title="失败的状态码"
          keyOf={({ statusCode }) => statusCode}
          rows={failures}
          nothing="没有失败的搜索"
          columns={[
            { title: '状态码', of: ({ statusCode }) => statusCode || '—' },
            { title: '含义', of: ({ statusCode }) => FAILURES[statusCode] ?? '' },
            { title: '搜索', of: ({ searches }) => searches },
          ]}
        />
      </div>
    )}
  </PartView>
);
