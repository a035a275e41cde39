import type { PayingStatus, PaymentPage } from './payment-store-state.ts';
import type { PaymentWays, PaymentWindow } from './payment-window.ts';

/** The one window that payments of a kind are made in. */
export interface PaymentPages {
  /** In the click, before anything is asked: opens the window, if this page does not go itself. */
  prepare(page: PaymentPage): void;
  /** Shows `url` in the window that was prepared. What became of that. */
  go(url: string, page: PaymentPage): PayingStatus;
  /** In the click: brings the window before the page, or opens it again. */
  show(url: string, page: PaymentPage): PayingStatus;
  isOpen(): boolean;
  shut(): void;
}

export function createPaymentPages(ways: PaymentWays, name: string): PaymentPages {
  let opened: PaymentWindow | null = null;
  const isOpen = () => opened?.isOpen() ?? false;
  const prepare = (page: PaymentPage) => {
    if (!page.inPlace) opened = ways.open(name, page);
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
    shut() {
      if (opened?.isOpen()) opened.close();
      opened = null;
    },
  };
}
