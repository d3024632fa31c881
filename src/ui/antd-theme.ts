import type { ThemeConfig } from 'antd';
import { controlHeight, dark, fontSize, light, radius, type Palette } from './tokens';

/** antd names its variables under this class; the stylesheet written at build time and the running page must agree on it. */
export const THEME_SCOPE = 'portal';

// antd computes with colours, so it is given the values and not var(--brand).
const look = (colour: Palette): ThemeConfig => ({
  token: {
    borderRadius: radius,
    borderRadiusLG: radius,
    controlHeight: controlHeight.normal,
    controlHeightLG: controlHeight.large,
    fontSize: fontSize.body,
    fontSizeLG: fontSize.body,
    fontFamily: 'var(--sans)',
    colorPrimary: colour['brand-fill'],
    // The lighter tone that antd derives is too light in dark to be written on.
    colorPrimaryHover: colour['brand-fill'],
    colorLink: colour.brand,
    colorInfo: colour['brand-fill'],
    colorError: colour.seal,
    colorSuccess: colour.down,
    colorWarning: colour.gold,
    colorBgLayout: colour.ground,
    colorBgContainer: colour.sheet,
    colorBgElevated: colour.sheet,
    colorText: colour.ink,
    colorTextSecondary: colour['ink-2'],
    colorTextDescription: colour['ink-3'],
    colorTextTertiary: colour['ink-3'],
    colorTextPlaceholder: colour['ink-3'],
    colorBorder: colour['rule-strong'],
    colorBorderSecondary: colour.rule,
  },
  // Where antd would write with colorPrimary, which fills in dark are too dim to be read.
  components: {
    Tabs: {
      itemSelectedColor: colour.brand,
      itemHoverColor: colour.brand,
      itemActiveColor: colour.brand,
      inkBarColor: colour.brand,
    },
    Pagination: { itemActiveColor: colour.brand, itemActiveColorHover: colour.brand },
    Menu: { itemSelectedColor: colour.brand, horizontalItemSelectedColor: colour.brand },
    Select: { optionSelectedColor: colour.ink, optionSelectedBg: colour['brand-soft'] },
    Table: {
      headerBg: colour.sheet,
      headerColor: colour['ink-3'],
      headerSplitColor: 'transparent',
      rowHoverBg: colour.sunk,
    },
    Button: {
      primaryShadow: 'none',
      defaultShadow: 'none',
      primaryColor: colour['on-fill'],
      defaultHoverColor: colour.brand,
      defaultHoverBorderColor: colour.brand,
      defaultActiveColor: colour.brand,
      defaultActiveBorderColor: colour.brand,
    },
  },
});

export const lightLook = look(light);
export const darkLook = look(dark);

/** zeroRuntime: styles come from the stylesheet extracted at build time, none is computed in the browser. */
export const portalTheme: ThemeConfig = {
  ...lightLook,
  hashed: false,
  zeroRuntime: true,
  cssVar: { key: THEME_SCOPE },
};
