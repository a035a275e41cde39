import type { Page } from '@playwright/test';

/**
 * How a translator treats the text nodes of an element: it replaces each text node, or it replaces adjacent text nodes
 * by one translation.
 */
export type TranslatorMethod = 'replaces each text' | 'joins adjacent texts';

/** Runs in the host page, so it must not use anything outside this function. */
function startTranslator(method: TranslatorMethod): void {
  const SKIPPED_ELEMENTS = 'script, style, textarea, input, font, [translate=no], .notranslate';
  const roots = new WeakSet<Node>();
  let isQueued = false;

  const createFont = () => {
    const font = document.createElement('font');
    font.style.verticalAlign = 'inherit';
    return font;
  };
  const translate = (text: Text) => {
    if (!text.isConnected || !text.data.trim() || text.parentElement?.closest(SKIPPED_ELEMENTS)) return;
    const texts = [text];
    if (method === 'joins adjacent texts')
      for (let next = text.nextSibling; next instanceof Text; next = next.nextSibling) texts.push(next);
    const outerFont = createFont();
    const innerFont = outerFont.appendChild(createFont());
    // Keep the words. A translation of an outdated text then shows an outdated number, which a test can detect.
    innerFont.textContent = texts.map(({ data }) => data).join('');
    text.replaceWith(outerFont);
    for (const adjacentText of texts) adjacentText.remove();
  };
  const translateRoot = (root: Node) => {
    observe(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node instanceof Text) texts.push(node);
      else if (node instanceof Element && node.shadowRoot) translateRoot(node.shadowRoot);
    }
    for (const text of texts) translate(text);
  };
  const translatePage = () => {
    isQueued = false;
    translateRoot(document.body);
  };
  // The translations come from a server, so a changed text is translated in a later task.
  const observer = new MutationObserver(() => {
    if (isQueued) return;
    isQueued = true;
    setTimeout(translatePage);
  });
  function observe(root: Node): void {
    if (roots.has(root)) return;
    roots.add(root);
    observer.observe(root, { childList: true, characterData: true, subtree: true });
  }
  document.addEventListener('DOMContentLoaded', () => {
    document.documentElement.classList.add('translated-ltr');
    // An element gets its shadow root after it is added.
    setInterval(translatePage, 250);
    translatePage();
  });
}

/**
 * Translates every page that is opened after the call, as Google Translate does: each text node becomes
 * `<font><font>translation</font></font>`, also in open shadow roots, and also when a text changes later.
 */
export async function translatePages(page: Page, method: TranslatorMethod): Promise<void> {
  await page.addInitScript(startTranslator, method);
}
