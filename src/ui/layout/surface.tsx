import type { CSSProperties, ReactNode } from 'react';
import { CONTAINER_NAME } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';

const Root = styled('div', {
  container: `${CONTAINER_NAME} / inline-size`,
  colorScheme: 'var(--oa-look-mode)',
  fontFamily: '$text',
  fontSize: '$14',
  lineHeight: 1.45,
  color: '$ink',
  background: 'var(--oa-look-page) $bg',
  minHeight: '100%',
  position: 'relative',
  WebkitTapHighlightColor: 'transparent',
  WebkitFontSmoothing: 'antialiased',
  // Korean is broken between words.
  '&:lang(ko)': { wordBreak: 'keep-all' },
});

export interface SurfaceProps {
  /** What `businessTheme` returned. */
  themeClass: string;
  dir: 'ltr' | 'rtl';
  lang: string;
  /** Families that the language's script is drawn with where the system's own face has no letters for it. */
  fonts: string;
  children: ReactNode;
}

/** The outermost box inside an element: theme, direction, language, and the container the layout is measured by. */
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
