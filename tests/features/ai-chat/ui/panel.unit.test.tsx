import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import type { Block } from '#features/ai-chat/contract-blocks';
import { events } from '#features/ai-chat/events';
import { reducer } from '#features/ai-chat/state';
import { AiChat } from '#features/ai-chat/ui/index';
import { textOf } from '#features/ai-chat/ui/text-of';
import type { DomainEvent } from '#src/kernel/messages';

const inside = [events.accountChecked({ isInternal: true }), events.panelOpened()];
const draw = (...heard: readonly DomainEvent[]) => {
  const aiChat = heard.reduce(reducer, reducer(undefined, { type: '' }));
  return renderToStaticMarkup(
    <Provider store={configureStore({ reducer: () => ({ aiChat }) })}>
      <AiChat />
    </Provider>,
  );
};
const askId = 'a';
const asked = events.questionRequested({ askId, chatId: 'c', question: '<b>单方</b>造价' });
const received = (block: Block) => events.blockReceived({ askId, block });
const citation = {
  no: 1,
  title: '单项工程单方造价（湖北）',
  region: '湖北',
  period: '2025-03',
  taxBasis: '除税',
  n: 11,
  source: '样例',
  link: '/commonproj/index?areaId=18',
};
const figures: Block = {
  kind: 'figures',
  caption: '湖北',
  rows: [{ label: '中位数', value: 2500, digits: 2, unit: '元/㎡', cite: 1 }],
};
const citations: Block = { kind: 'citations', items: [citation] };
const completed = events.answerCompleted({ askId, section: 'project', chatTitle: '单方', length: 4 });

test('[SHELL-037] [ROLE-007] there is nothing for whoever is not internal, and a button for whoever is', () => {
  expect(draw()).toBe('');
  expect(draw(events.accountChecked({ isInternal: true }))).toMatch(
    /^<button type="button" class="button button-fill no-print ai-chat-button" aria-expanded="false"[^>]*>智能问答<\/button>$/,
  );
});

test('an empty conversation offers three questions', () => {
  const html = draw(...inside);
  expect(html).toMatch(/role="log" aria-label="问答记录" aria-busy="false"/);
  expect(html.match(/<li><button/g)).toHaveLength(3);
  expect(html).toMatch(/<label[^>]*for="ai-chat-question">问题<\/label><textarea[^>]* id="ai-chat-question"/);
});

test('while it is answered the log is busy, and the answer can be stopped', () => {
  const html = draw(...inside, asked, events.questionUnderstood({ askId, text: '湖北' }));
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('已理解为：湖北');
  expect(html).toContain('>停止</button>');
  expect(html).not.toContain('>发送</button>');
});

test('figures stand in a table with their unit and a link to where they come from', () => {
  const html = draw(...inside, asked, received(figures), received(citations), completed);
  expect(html).toMatch(
    /<caption[^>]*>湖北<\/caption>.*<th scope="row">中位数<\/th><td[^>]*>2,500.00 <small>元\/㎡<\/small>/,
  );
  expect(html).toContain(
    '<a href="#/commonproj/index?areaId=18" aria-label="来源 1：单项工程单方造价（湖北）">[1]</a>',
  );
  expect(html).toContain('<small>湖北 · 2025-03 · 除税 · n=11 · 样例</small>');
  expect(html).toContain('class="tag sample-badge"');
  expect(html).toContain('>复制回答</button>');
});

test('markup in questions and answers is text', () => {
  const html = draw(...inside, asked, received({ kind: 'text', text: '<img src=x onerror=alert(1)>' }));
  expect(html).toContain('&lt;b&gt;单方&lt;/b&gt;造价');
  expect(html).not.toContain('<img');
});

test('[ENV-019] an interrupted answer keeps what came, says why, and can be asked again', () => {
  const problem = { code: -1, message: '数据流读取或 JSON 解析失败：断线' };
  const html = draw(
    ...inside,
    asked,
    received(figures),
    events.answerInterrupted({ askId, problem, length: 4 }),
  );
  expect(html).toContain('2,500.00');
  expect(html).toMatch(/数据流读取或 JSON 解析失败：断线<button type="button">重试/);
});

test('what is copied holds question, figures, working and the address of each source', () => {
  const exchange = {
    askId,
    question: '单方造价',
    status: 'answered',
    blocks: [
      { kind: 'text', text: '中位数 2,500.00。' },
      figures,
      { kind: 'working', caption: '计算过程', lines: ['a = b'] },
      citations,
    ],
  } as const;
  expect(
    textOf({ ...exchange, blocks: exchange.blocks as unknown as readonly Block[] }, 'https://portal.test/'),
  ).toBe(
    [
      '单方造价',
      '中位数 2,500.00。',
      '湖北\n中位数：2,500.00 元/㎡ [1]',
      '计算过程\na = b',
      '数据来源\n[1] 单项工程单方造价（湖北），湖北 · 2025-03 · 除税 · n=11 · 样例，https://portal.test/#/commonproj/index?areaId=18',
    ].join('\n\n'),
  );
});
