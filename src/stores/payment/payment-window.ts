import type { PaymentPage } from './payment-store-state.ts';

/** The window a payment page is shown in. */
export interface PaymentWindow {
  isOpen(): boolean;
  go(url: string): void;
  /** Brings it before the page. */
  show(): void;
  close(): void;
}

/** How a browser gets to payment pages. */
export interface PaymentWays {
  /** In the click. Of a name there is one window: it is used again. Null: the browser opened none. */
  open(name: string, page: PaymentPage): PaymentWindow | null;
  /** With this page itself. */
  assign(url: string): void;
  /** Of this page. */
  origin(): string;
}

/** Beside the page where there is room for that; a tab where there is none. */
const LOOK = 'popup,width=480,height=760';

/** What stands there while the server is asked: no markup, which the strictest policy lets through. */
function write({ document }: Window, { note, dir }: PaymentPage): void {
  document.title = note;
  document.documentElement.dir = dir;
  document.body.textContent = note;
  const { style } = document.body;
  style.setProperty('font', '16px/1.5 system-ui, sans-serif');
  style.setProperty('margin', '40px 24px');
  style.setProperty('text-align', 'center');
}

export const browserWays: PaymentWays = {
  open(name, page) {
    const opened = window.open('', name, LOOK);
    if (!opened || opened.closed) return null;
    try {
      write(opened, page);
    } catch {
      // A page of another try is in it: the next takes its place.
    }
    return {
      isOpen: () => !opened.closed,
      go: (url) => opened.location.replace(url),
      show: () => opened.focus(),
      close: () => opened.close(),
    };
  },
  assign: (url) => window.location.assign(url),
  origin: () => window.location.origin,
};
