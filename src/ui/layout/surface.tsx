import type { CSSProperties, ReactNode } from 'react';
import { CONTAINER_NAME } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { TextScaleProvider, useMeasuredTextSize } from './text-scale.tsx';

const Root = styled('div', {
  container: `${CONTAINER_NAME} / inline-size`,
  colorScheme: 'var(--oa-surface-mode)',
  fontFamily: '$text',
  fontSize: '$14',
  lineHeight: 1.45,
  color: '$ink',
  background: 'var(--oa-surface-page) $bg',
  // Breaks a word that is longer than its line, for example with large text.
  overflowWrap: 'break-word',
  minHeight: '100%',
  position: 'relative',
  WebkitTapHighlightColor: 'transparent',
  WebkitFontSmoothing: 'antialiased',
  // Korean breaks lines between words.
  '&:lang(ko)': { wordBreak: 'keep-all' },
});

export interface SurfaceProps {
  /** The result of `buildThemeClass`. */
  themeClass: string;
  dir: 'ltr' | 'rtl';
  lang: string;
  /** Font families for scripts that the system font does not cover. */
  fonts: string;
  children: ReactNode;
}

/** The outermost box of an element. Sets theme, direction, language and text size. Container queries refer to it. */
export function Surface({ themeClass, dir, lang, fonts, children }: SurfaceProps) {
  const { fontScale, textScale, probe } = useMeasuredTextSize(lang);
  const style = { '--oa-script': fonts, '--oa-font-scale': fontScale };
  return (
    <Root className={themeClass} dir={dir} lang={lang} style={style as CSSProperties} data-surface="">
      {probe}
      <TextScaleProvider value={textScale}>{children}</TextScaleProvider>
    </Root>
  );
}
