import { PENDING_SCREEN_SELECTOR } from '../../src/lib/pending-clicks.ts';

/**
 * In place the stage is no box of its own. As a dialog it lies in the top layer, over the page whatever its stacking
 * contexts: all of a small window, the middle of a large one. The variables show the app's bar with the way out, and keep
 * scrolling inside.
 */
const STAGE_CSS = `[part=dialog]{display:contents}
:host([mode=modal]){display:contents!important;--oa-bar:flex;--oa-overscroll:contain}
:host([hidden]){display:none!important}
:host([mode=modal]) [part=dialog]{all:initial;position:fixed;inset:0;margin:auto;width:min(100%,1080px);height:100dvh;overflow:hidden;overscroll-behavior:contain;background:Canvas;color-scheme:light dark}
:host([mode=modal]) [part=dialog]:not([open]){display:none}
[part=dialog]::backdrop{background:#0009}
@media(min-width:768px){:host([mode=modal]) [part=dialog]{height:min(860px,94dvh);border-radius:var(--order-app-radius,16px)}}
.first-screen~[part=dialog]{visibility:hidden}
.place{all:initial;visibility:inherit;color-scheme:light dark}
:host([color-scheme=light]) :is([part=dialog],.boot){color-scheme:light}
:host([color-scheme=dark]) :is([part=dialog],.boot){color-scheme:dark}
.boot [part=close]{all:revert;position:absolute;inset-inline-end:8px;inset-block-start:8px;margin:0;width:44px;height:44px;padding:0}
:host(:not([mode=modal])) .boot [part=close]{display:none}`;

let sheet: CSSStyleSheet | undefined;

/** What the app stands in. */
interface Stage {
  /** A dialog in mode `modal` only; else no box of its own, and no dialog to assistive technology. */
  readonly dialog: HTMLDialogElement;
  /** Opens or closes it, as the element's attributes say. True when it was opened now. */
  show(): boolean;
  /** What stands there until the app has painted: the skeleton, or a way to try again. */
  showSkeleton(retry?: () => void): void;
}

function button(parent: Element, text: string, act: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  element.addEventListener('click', act);
  parent.append(element);
  return element;
}

export function createStage(root: ShadowRoot): Stage {
  const { host } = root;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STAGE_CSS);
  }
  root.adoptedStyleSheets.push(sheet);
  const dialog = document.createElement('dialog');
  dialog.setAttribute('part', 'dialog');
  // The server's first screen stays until the app replaces it. Moving it would reset its scroll position.
  const firstScreen = root.querySelector(PENDING_SCREEN_SELECTOR);
  for (const child of [...root.children]) if (child !== firstScreen) child.remove();
  root.append(dialog);
  let isFirstPaint = true;
  return {
    dialog,
    show() {
      const isModal = host.getAttribute('mode') === 'modal';
      const isOpen = isModal && host.isConnected && host.hasAttribute('open');
      dialog.setAttribute('role', isModal ? 'dialog' : 'none');
      if (!isOpen) dialog.close();
      if (!isOpen || dialog.open) return false;
      dialog.showModal();
      return true;
    },
    showSkeleton(retry) {
      // A later business has another first screen.
      if (!isFirstPaint) firstScreen?.remove();
      isFirstPaint = false;
      const boot = document.createElement('div');
      boot.className = 'boot';
      // No locale can be counted on: the words are English, with signs beside them.
      if (retry) button(boot, '↻ Try again', retry);
      else boot.setAttribute('aria-busy', 'true');
      const close = button(boot, '✕', () => dialog.close());
      close.setAttribute('part', 'close');
      close.setAttribute('aria-label', 'Close');
      dialog.replaceChildren(boot);
    },
  };
}
