import type { PaymentFlowStatus, PaymentPageOptions } from './payment-state.ts';

interface OpenedWindow {
  isOpen(): boolean;
  navigate(url: string): void;
  /** Brings the window to the front. */
  focus(): void;
  close(): void;
}

/** The browser functions used for payment pages. */
export interface PaymentNavigation {
  /**
   * Call it in the click handler. Windows with the same name are reused. Returns null if the browser blocked the
   * window.
   */
  open(name: string, pageOptions: PaymentPageOptions): OpenedWindow | null;
  /** Navigates this page. */
  assign(url: string): void;
  /** The origin of this page. */
  getOrigin(): string;
}

/** Opens a popup window. Small screens show a tab instead. */
const WINDOW_FEATURES = 'popup,width=480,height=760';

/** Shows a note until the payment page has loaded. Uses no markup, so that a strict CSP allows it. */
function writeNote({ document }: Window, { note, dir }: PaymentPageOptions): void {
  document.title = note;
  document.documentElement.dir = dir;
  document.body.textContent = note;
  const { style } = document.body;
  style.setProperty('font', '16px/1.5 system-ui, sans-serif');
  style.setProperty('margin', '40px 24px');
  style.setProperty('text-align', 'center');
}

export const browserNavigation: PaymentNavigation = {
  open(name, pageOptions) {
    const browserWindow = window.open('', name, WINDOW_FEATURES);
    if (!browserWindow || browserWindow.closed) return null;
    try {
      writeNote(browserWindow, pageOptions);
    } catch {
      // The reused window still shows a page of another origin, so no note can be written.
    }
    return {
      isOpen: () => !browserWindow.closed,
      navigate: (url) => browserWindow.location.replace(url),
      focus: () => browserWindow.focus(),
      close: () => browserWindow.close(),
    };
  },
  assign: (url) => window.location.assign(url),
  getOrigin: () => window.location.origin,
};

/** The payment window for one kind of purchase. */
export interface PurchaseWindow {
  /** Opens the window, unless the payment page will replace this page. Call it in the click handler, before any request. */
  prepare(pageOptions: PaymentPageOptions): void;
  /** Shows `url` in the prepared window, if it is open. Returns the resulting status. */
  navigate(url: string, pageOptions: PaymentPageOptions): PaymentFlowStatus;
  /** Brings the window to the front, or opens it again. Call it in the click handler. */
  reopen(url: string, pageOptions: PaymentPageOptions): PaymentFlowStatus;
  isOpen(): boolean;
  close(): void;
}

/** Creates the payment window for one kind of purchase. The browser reuses windows with the same `name`. */
export function createPurchaseWindow(navigation: PaymentNavigation, name: string): PurchaseWindow {
  let currentWindow: OpenedWindow | null = null;
  const isOpen = () => currentWindow?.isOpen() ?? false;
  const prepare = (pageOptions: PaymentPageOptions) => {
    if (!pageOptions.usesSamePage) currentWindow = navigation.open(name, pageOptions);
  };
  const navigate = (url: string, pageOptions: PaymentPageOptions): PaymentFlowStatus => {
    if (pageOptions.usesSamePage) return 'leaving';
    if (!currentWindow) return 'blocked';
    if (!currentWindow.isOpen()) return 'closed';
    currentWindow.navigate(url);
    return 'waiting';
  };
  return {
    prepare,
    navigate,
    reopen(url, pageOptions) {
      if (!pageOptions.usesSamePage && currentWindow?.isOpen()) {
        currentWindow.focus();
        return 'waiting';
      }
      prepare(pageOptions);
      return navigate(url, pageOptions);
    },
    isOpen,
    close() {
      if (currentWindow?.isOpen()) currentWindow.close();
      currentWindow = null;
    },
  };
}
