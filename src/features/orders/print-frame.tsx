import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from '../../theme/stitches.ts';

/** Out of sight, but not `display: none`: of what is not displayed Firefox prints nothing. */
const Frame = styled('iframe', {
  position: 'fixed',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  width: 1,
  height: 1,
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
});

export interface PrintFrameProps {
  /** Of the document: what the browser puts above the page, and calls the file. */
  title: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  /** The whole style of the document. */
  css: string;
  /** Called when the print dialog has closed, or could not be opened (`false`). */
  onEnd: (isPrinted: boolean) => void;
  children: ReactNode;
}

/**
 * Prints its children once, as a document of their own: printing the page would print its host's. The style goes in as a
 * constructed sheet, which every security policy lets in.
 */
export function PrintFrame({ title, lang, dir, css, onEnd, children }: PrintFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [holder, setHolder] = useState<HTMLElement | null>(null);
  const known = useRef<Document | null>(null);
  const latest = useRef(onEnd);
  latest.current = onEnd;

  const settle = () => {
    const found = frame.current?.contentDocument;
    // A browser may put another document in the place of the first.
    if (found?.readyState !== 'complete' || found === known.current) return;
    known.current = found;
    const made = found.createElement('main');
    found.body.append(made);
    setHolder(made);
  };
  useEffect(settle, []);
  useEffect(() => {
    const page = holder?.ownerDocument;
    const view = page?.defaultView;
    if (!view) return;
    try {
      const sheet = new (view as Window & typeof globalThis).CSSStyleSheet();
      sheet.replaceSync(css);
      page.adoptedStyleSheets = [sheet];
      page.title = title;
      page.documentElement.lang = lang;
      page.documentElement.dir = dir;
      view.addEventListener('afterprint', () => latest.current(true), { once: true });
      view.print();
    } catch {
      latest.current(false);
    }
  }, [holder, css, title, lang, dir]);

  return (
    <>
      <Frame ref={frame} title={title} aria-hidden="true" tabIndex={-1} onLoad={settle} />
      {holder && createPortal(children, holder)}
    </>
  );
}
