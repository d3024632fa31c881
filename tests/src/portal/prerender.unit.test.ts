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
  expect(html.match(/aria-busy="true"/g)).toHaveLength(4);
  expect(html.match(/tile-waiting/g)).toHaveLength(34);
});

test('is free of antd, of inline styles and of anything that waits for a script', () => {
  expect(html).not.toMatch(/ant-|style=|<template|<script/);
});

test('[SHELL-007] holds the way back to the top', () => {
  expect(html).toContain('aria-label="回到顶部"');
});
