import { STAGE_CSS } from './stage-css.ts';

let sheet: CSSStyleSheet | undefined;

/** What the app stands in. */
interface Stage {
  /** A dialog in mode `modal` only; else no box of its own, and no dialog to assistive technology. */
  readonly dialog: HTMLDialogElement;
  /** Opens or closes it, as the element's attributes say. True when it was opened now. */
  show(): boolean;
  /** What stands there until the app has painted: the skeleton, or a way to try again. */
  paint(retry?: () => void): void;
}

function button(parent: Element, text: string, act: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  element.addEventListener('click', act);
  parent.append(element);
  return element;
}

export function setStage(root: ShadowRoot): Stage {
  const { host } = root;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STAGE_CSS);
  }
  root.adoptedStyleSheets.push(sheet);
  const dialog = document.createElement('dialog');
  dialog.setAttribute('part', 'dialog');
  root.replaceChildren(dialog);
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
    paint(retry) {
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
