import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from '../../theme/stitches.ts';

/** Invisible, but not `display: none`, because Firefox does not print a frame that is not displayed. */
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
  /** Title of the document. The browser prints it above the page and suggests it as the file name. */
  title: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  /** The document's only styles. */
  css: string;
  /** Called with true after the print dialog has closed, even if nothing was printed. False if it did not open. */
  onEnd: (wasDialogShown: boolean) => void;
  children: ReactNode;
}

/**
 * Prints its children once, as a separate document, because `window.print` would print the host page. Uses a
 * constructed style sheet, because every content security policy allows one.
 */
export function PrintFrame({ title, lang, dir, css, onEnd, children }: PrintFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const preparedDocument = useRef<Document | null>(null);
  const latestOnEnd = useRef(onEnd);
  latestOnEnd.current = onEnd;

  const prepareDocument = () => {
    const frameDocument = frame.current?.contentDocument;
    // Wait until the document is complete, because some browsers replace the first document of a frame.
    if (frameDocument?.readyState !== 'complete' || frameDocument === preparedDocument.current) return;
    preparedDocument.current = frameDocument;
    const main = frameDocument.createElement('main');
    frameDocument.body.append(main);
    setContainer(main);
  };
  useEffect(prepareDocument, []);
  useEffect(() => {
    const printDocument = container?.ownerDocument;
    const printWindow = printDocument?.defaultView;
    if (!printWindow) return;
    try {
      const styleSheet = new (printWindow as Window & typeof globalThis).CSSStyleSheet();
      styleSheet.replaceSync(css);
      printDocument.adoptedStyleSheets = [styleSheet];
      printDocument.title = title;
      printDocument.documentElement.lang = lang;
      printDocument.documentElement.dir = dir;
      printWindow.addEventListener('afterprint', () => latestOnEnd.current(true), { once: true });
      printWindow.print();
    } catch {
      latestOnEnd.current(false);
    }
  }, [container, css, title, lang, dir]);

  return (
    <>
      <Frame ref={frame} title={title} aria-hidden="true" tabIndex={-1} onLoad={prepareDocument} />
      {container && createPortal(children, container)}
    </>
  );
}
