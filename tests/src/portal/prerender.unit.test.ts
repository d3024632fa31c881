import { prerenderHome } from '#src/portal/prerender.tsx';

const html = prerenderHome();

test('[ROUTE-002] draws header, home page and footer', () => {
  expect(html).toMatch(/<header[\s\S]*<main[\s\S]*class="home"[\s\S]*<footer/);
});

test('marks home as current in the tabs and the bottom bar, and nothing else', () => {
  expect(html.match(/<a [^>]*aria-current="page"[^>]*>/g)).toEqual([
    expect.stringContaining('href="#/home"'),
    expect.stringContaining('href="#/home"'),
  ]);
});

test('keeps the place of everything that comes later', () => {
  expect(html.match(/aria-busy="true"/g)).toHaveLength(5);
  expect(html.match(/tile-waiting/g)).toHaveLength(34);
});

test('is free of antd, of inline styles and of anything that waits for a script', () => {
  expect(html).not.toMatch(/ant-|style=|<template|<script/);
});

test('[SHELL-007] holds the way back to the top', () => {
  expect(html).toContain('aria-label="回到顶部"');
});

test('[ROUTE-002] draws the figures where they are known, and nothing waits', () => {
  const series = {
    id: '1',
    name: '综合指数',
    unit: '点',
    period: '2025-09',
    value: 100.19,
    change: 0.2,
    points: [99.8, 100.19],
    sample: false,
  };
  const drawn = prerenderHome({
    ticker: [series],
    tiles: { title: '各省', period: '2025-09', sample: false, values: [] },
    movers: [],
    newest: [],
    fresh: [],
    sections: [],
  });
  expect(drawn).toContain('figure-hero">100.19');
  expect(drawn).not.toContain('aria-busy="true"');
});
