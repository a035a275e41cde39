import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { applyBaseStyles } from '../src/theme/base.ts';
import { buildThemeClass } from '../src/theme/business-theme.ts';
import type { Mode } from '../src/theme/palette.ts';
import { appSheet } from '../src/theme/stitches.ts';
import { Surface } from '../src/ui/layout/surface.tsx';

interface ShadowFrameProps {
  mode: Mode;
  dir: 'ltr' | 'rtl';
  theme: { theme_color?: string; theme_accent_color?: string; theme_background_color?: string };
  /** Width of the element in px. Default: the width of the window. */
  width?: number | undefined;
  children: ReactNode;
}

/** Shows a story where the components run: in a shadow root that adopts the app's style sheet. */
export function ShadowFrame({ mode, dir, theme, width, children }: ShadowFrameProps) {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    applyBaseStyles();
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    if (appSheet) shadow.adoptedStyleSheets = [appSheet];
    setRoot(shadow);
  }, []);
  return (
    <div ref={host} style={{ height: '100vh', width }}>
      {root &&
        createPortal(
          <Surface themeClass={buildThemeClass(theme, mode)} dir={dir} lang={dir === 'rtl' ? 'ar' : 'en'}>
            {children}
          </Surface>,
          root,
        )}
    </div>
  );
}
