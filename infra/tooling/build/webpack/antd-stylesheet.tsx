import { StyleProvider, createCache, extractStyle } from '@ant-design/cssinjs';
import { ConfigProvider, theme, type ThemeConfig } from 'antd';
import { Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import { THEME_SCOPE, darkLook, lightLook } from '#src/ui/antd-theme';
import { sampleOf } from './antd-samples';

type Part = 'style' | 'token' | 'cssVar';

// Tells a browser that computes styles which ones it may skip. Ours computes none.
const CACHE_MAP = /\.data-ant-cssinjs-cache-path\{[^}]*\}/g;

// antd also restyles every link of the page, which is the page's own affair.
const PAGE_LINKS = /(?<=^|[}])(?:a(?::[\w-]+|\[[^\]]+\])?,?)+\{[^}]*\}/g;
export const withoutPageLinks = (css: string) => css.replace(PAGE_LINKS, '');

// Buttons are drawn in the colours of the theme alone; the thirteen named ones would stand in every stylesheet.
const NAMED_COLOURS =
  /(?<=^|[}])\.ant-btn\.ant-btn-color-(?:blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|lime|gold)\{[^}]*\}/g;

const extract = (components: readonly string[], parts: Part[], look: ThemeConfig) => {
  const cache = createCache();
  renderToString(
    <StyleProvider cache={cache}>
      <ConfigProvider theme={{ hashed: false, cssVar: { key: THEME_SCOPE }, ...look }}>
        {components.map((name) => (
          <Fragment key={name}>{sampleOf(name)}</Fragment>
        ))}
      </ConfigProvider>
    </StyleProvider>,
  );
  const css = extractStyle(cache, { plain: true, types: parts }).replace(CACHE_MAP, '');
  return withoutPageLinks(css).replace(NAMED_COLOURS, '');
};

/** `.portal{…}` becomes `[data-theme=dark] .portal{…}`: one attribute on <html> switches every variable. */
export const scopeToDark = (css: string) =>
  css.replace(new RegExp(`(^|[{},])(\\.${THEME_SCOPE}\\b)`, 'g'), '$1[data-theme=dark] $2');

const inBothThemes = (components: readonly string[], part: Part) =>
  extract(components, [part], lightLook) +
  scopeToDark(extract(components, [part], { ...darkLook, algorithm: theme.darkAlgorithm }));

// Whatever is drawn brings the global variables along; a button is the cheapest.
const globalVariables = () => inBothThemes(['Button'], 'token');

/**
 * The styles these components need, with their variables for both themes.
 * The global variables come with ConfigProvider, so that they are loaded once.
 */
export const antdStylesheet = (components: readonly string[]) =>
  (components.includes('ConfigProvider') ? globalVariables() : '') +
  extract(components, ['style'], lightLook) +
  inBothThemes(components, 'cssVar');
