import type { PayingStatus, PaymentPage } from './payment-state.ts';

/** The window of a payment page. */
interface PaymentWindow {
  isOpen(): boolean;
  go(url: string): void;
  /** Brings the window to the front. */
  show(): void;
  close(): void;
}

/** What a browser does to reach payment pages. */
export interface PaymentNavigation {
  /** Call it in the click. A name has one window, which is used again. Null: the browser blocked it. */
  open(name: string, page: PaymentPage): PaymentWindow | null;
  /** Navigates this page. */
  assign(url: string): void;
  /** The origin of this page. */
  origin(): string;
}

/** A window beside the page where there is room, else a tab. */
const WINDOW_FEATURES = 'popup,width=480,height=760';

/** Shows a note until the payment page is loaded. It needs no markup, so that the strictest policy allows it. */
function writeNote({ document }: Window, { note, dir }: PaymentPage): void {
  document.title = note;
  document.documentElement.dir = dir;
  document.body.textContent = note;
  const { style } = document.body;
  style.setProperty('font', '16px/1.5 system-ui, sans-serif');
  style.setProperty('margin', '40px 24px');
  style.setProperty('text-align', 'center');
}

export const browserNavigation: PaymentNavigation = {
  open(name, page) {
    const opened = window.open('', name, WINDOW_FEATURES);
    if (!opened || opened.closed) return null;
    try {
      writeNote(opened, page);
    } catch {
      // The window still has the page of an earlier attempt, which the next page replaces.
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

/** The one window for payments of a kind. */
export interface PaymentPages {
  /** Opens the window, unless this page navigates itself. Call it in the click, before any request. */
  prepare(page: PaymentPage): void;
  /** Shows `url` in the window that was prepared. */
  go(url: string, page: PaymentPage): PayingStatus;
  /** Brings the window to the front, or opens it again. Call it in the click. */
  show(url: string, page: PaymentPage): PayingStatus;
  isOpen(): boolean;
  close(): void;
}

export function createPaymentPages(navigation: PaymentNavigation, name: string): PaymentPages {
  let opened: PaymentWindow | null = null;
  const isOpen = () => opened?.isOpen() ?? false;
  const prepare = (page: PaymentPage) => {
    if (!page.inPlace) opened = navigation.open(name, page);
  };
  const go = (url: string, page: PaymentPage): PayingStatus => {
    if (page.inPlace) return 'leaving';
    if (!opened) return 'blocked';
    if (!opened.isOpen()) return 'closed';
    opened.go(url);
    return 'waiting';
  };
  return {
    prepare,
    go,
    show(url, page) {
      if (!page.inPlace && opened?.isOpen()) {
        opened.show();
        return 'waiting';
      }
      prepare(page);
      return go(url, page);
    },
    isOpen,
    close() {
      if (opened?.isOpen()) opened.close();
      opened = null;
    },
  };
}
