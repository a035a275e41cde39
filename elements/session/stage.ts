import { PENDING_SCREEN_SELECTOR } from '../../src/lib/pending-clicks.ts';

/**
 * In modes other than `modal`, the stage has no box of its own. In mode `modal`, it is in the top layer, above
 * everything on the host page. It fills a small window and is centred in a large one. `--oa-bar` shows the app's bar
 * with the close button. `--oa-overscroll` keeps the host page from scrolling.
 */
const STAGE_CSS = `[part=dialog]{display:contents}
:host([mode=modal]){display:contents!important;--oa-bar:flex;--oa-overscroll:contain}
:host([hidden]){display:none!important}
:host([mode=modal]) [part=dialog]{all:initial;position:fixed;inset:0;margin:auto;width:min(100%,1080px);height:100dvh;overflow:hidden;overscroll-behavior:contain;background:Canvas;color-scheme:light dark}
:host([mode=modal]) [part=dialog]:not([open]){display:none}
[part=dialog]::backdrop{background:#0009}
@media(min-width:768px){:host([mode=modal]) [part=dialog]{height:min(860px,94dvh);border-radius:var(--order-app-radius,16px)}}
.first-screen~[part=dialog]{visibility:hidden}
.view{all:initial;visibility:inherit;color-scheme:light dark}
:host([color-scheme=light]) :is([part=dialog],.boot){color-scheme:light}
:host([color-scheme=dark]) :is([part=dialog],.boot){color-scheme:dark}
.boot [part=close]{all:revert;position:absolute;inset-inline-end:8px;inset-block-start:8px;margin:0;width:44px;height:44px;padding:0}
:host(:not([mode=modal])) .boot [part=close]{display:none}`;

let sheet: CSSStyleSheet | undefined;

/** The dialog element in the shadow root that contains the app. */
interface Stage {
  /**
   * A dialog only in mode `modal`. In other modes, it has no box, and its role hides from assistive technology that it
   * is a dialog element.
   */
  readonly dialog: HTMLDialogElement;
  /** Opens or closes the dialog to match the element's attributes. Returns whether this call opened it. */
  updateOpenState(): boolean;
  /** Shows the skeleton until the first screen replaces it. With `retry`, shows a button that calls it. */
  showSkeleton(retry?: () => void): void;
}

function appendButton(parent: Element, text: string, action: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  element.addEventListener('click', action);
  parent.append(element);
  return element;
}

/** Adds the stage to the shadow root. Removes the loader's skeleton; keeps the server's first screen. */
export function createStage(root: ShadowRoot): Stage {
  const { host } = root;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STAGE_CSS);
  }
  root.adoptedStyleSheets.push(sheet);
  const dialog = document.createElement('dialog');
  dialog.setAttribute('part', 'dialog');
  // The server's first screen stays in place until the app replaces it. Moving it would reset its scroll position.
  const firstScreen = root.querySelector(PENDING_SCREEN_SELECTOR);
  for (const child of [...root.children]) if (child !== firstScreen) child.remove();
  root.append(dialog);
  let isFirstPaint = true;
  return {
    dialog,
    updateOpenState() {
      const isModal = host.getAttribute('mode') === 'modal';
      const isOpen = isModal && host.isConnected && host.hasAttribute('open');
      dialog.setAttribute('role', isModal ? 'dialog' : 'none');
      if (!isOpen) dialog.close();
      if (!isOpen || dialog.open) return false;
      dialog.showModal();
      return true;
    },
    showSkeleton(retry) {
      // The server's first screen shows the first business. Remove it when another business starts.
      if (!isFirstPaint) firstScreen?.remove();
      isFirstPaint = false;
      const bootScreen = document.createElement('div');
      bootScreen.className = 'boot';
      // The locale file may be missing, so the texts are in English, with symbols.
      if (retry) appendButton(bootScreen, '↻ Try again', retry);
      else bootScreen.setAttribute('aria-busy', 'true');
      const closeButton = appendButton(bootScreen, '✕', () => dialog.close());
      closeButton.setAttribute('part', 'close');
      closeButton.setAttribute('aria-label', 'Close');
      dialog.replaceChildren(bootScreen);
    },
  };
}
