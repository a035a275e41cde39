import type { CSSProperties, ReactNode } from 'react';
import { CONTAINER_NAME } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';

const Root = styled('div', {
  container: `${CONTAINER_NAME} / inline-size`,
  colorScheme: 'var(--oa-surface-mode)',
  fontFamily: '$text',
  fontSize: '$14',
  lineHeight: 1.45,
  color: '$ink',
  background: 'var(--oa-surface-page) $bg',
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

/** The outermost box of an element. Sets theme, direction and language. Container queries refer to it. */
export function Surface({ themeClass, dir, lang, fonts, children }: SurfaceProps) {
  return (
    <Root
      className={themeClass}
      dir={dir}
      lang={lang}
      style={{ '--oa-script': fonts } as CSSProperties}
      data-surface=""
    >
      {children}
    </Root>
  );
}
