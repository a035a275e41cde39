// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { type BusinessThemeSettings, buildThemeClass } from './business-theme.ts';
import { getStitchesCss } from './stitches.ts';

/**
 * Reads the style sheet without the spaces after colons, because browsers and jsdom format declarations differently.
 */
const readCss = () => getStitchesCss().replaceAll(': ', ':');
const cafe = { themeColor: 'rgb(109,85,124)', backgroundColor: '#fbfaf8' };

describe('the theme of a business', () => {
  it('reuses the theme class and its style rule for the same theme', () => {
    const name = buildThemeClass(cafe, 'light');
    const cssLengthBefore = getStitchesCss().length;
    expect(buildThemeClass({ ...cafe }, 'light')).toBe(name);
    expect(getStitchesCss().length).toBe(cssLengthBefore);
  });

  it('gives themes of different modes and businesses different classes', () => {
    const names = [
      buildThemeClass(cafe, 'light'),
      buildThemeClass(cafe, 'dark'),
      buildThemeClass({ themeColor: '#0a5' }, 'light'),
    ];
    expect(new Set(names).size).toBe(3);
  });

  it('sets the brand colour that the components use', () => {
    buildThemeClass({ themeColor: '#123456' }, 'light');
    expect(readCss()).toContain('--oa-colors-brand:#123456');
  });

  it('strips CSS syntax from the business’s font family names', () => {
    buildThemeClass({ fontFamily: 'Cairo, x";}*{display:none}/*' }, 'light');
    expect(readCss()).toContain('--oa-fonts-text:var(--order-app-font, "Cairo","xdisplaynone"),');
  });

  it('keeps generic font families unquoted, and puts the business’s font file first', () => {
    buildThemeClass({ fontFamily: 'Cairo, Sans-Serif', fontUrl: 'https://a.example/x.woff2?v="1' }, 'light');
    expect(readCss()).toContain(
      '--oa-fonts-text:var(--order-app-font, "order-app https a example x woff2 v 1","Cairo",sans-serif),',
    );
  });

  it('paints a dark gradient in both modes, whatever the colour of the page', () => {
    const background = { option: 'gradient', gradient: ['#101418', '#203040'] };
    const darkClass = buildThemeClass({ background, themeColor: '#abc' }, 'dark');
    expect(readCss()).toContain('--oa-surface-page:linear-gradient(160deg,#101418,#203040)');
    expect(darkClass).toBe(buildThemeClass({ background, themeColor: '#abc' }, 'light'));
  });

  it('paints a light gradient in light mode only', () => {
    const background = { option: 'gradient', gradient: ['#ffffff', '#ffeecc', '}'] };
    buildThemeClass({ background }, 'light');
    expect(readCss()).toContain('--oa-surface-page:linear-gradient(160deg,#ffffff,#ffeecc)');
    expect(buildThemeClass({ background }, 'dark')).toBe(buildThemeClass({}, 'dark'));
  });

  it('gives scrolling content an opaque background unless the page has a gradient or picture', () => {
    const readScrollBackground = (settings: BusinessThemeSettings) => {
      const name = buildThemeClass({ themeColor: '#0a5', ...settings }, 'light')
        .split(' ')
        .at(-1);
      return new RegExp(`\\.${name}[^}]*--oa-surface-ground:([^;}]*)`).exec(readCss())?.[1]?.trim();
    };
    expect(readScrollBackground({})).toBe('var(--oa-colors-bg)');
    expect(
      readScrollBackground({ background: { option: 'gradient', gradient: ['#ffffff', '#ffeecc'] } }),
    ).toBe('none');
    expect(readScrollBackground({ background: { option: 'image', gradient: [] } })).toBe('none');
  });

  it('paints sticky bars in the mean colour of a gradient, and in the page colour otherwise', () => {
    const readBarBackground = (settings: BusinessThemeSettings) => {
      const name = buildThemeClass({ themeColor: '#0a6', ...settings }, 'dark')
        .split(' ')
        .at(-1);
      return new RegExp(`\\.${name}[^}]*--oa-surface-bar:([^;}]*)`).exec(readCss())?.[1]?.trim();
    };
    expect(readBarBackground({})).toBe('var(--oa-colors-bg)');
    expect(readBarBackground({ background: { option: 'gradient', gradient: ['#102030', '#302030'] } })).toBe(
      '#202030',
    );
    expect(readBarBackground({ background: { option: 'image', gradient: [] } })).toBe('var(--oa-colors-bg)');
  });

  it('omits a background gradient on which no text colour would be readable', () => {
    const background = { option: 'gradient', gradient: ['#ffffff', '#000000'] };
    expect(buildThemeClass({ background }, 'light')).toBe(buildThemeClass({}, 'light'));
  });
});
