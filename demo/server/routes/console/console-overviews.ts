import type { LocalizedText } from '../../../../src/api/contract/common-contract.ts';
import type { WireAnswer, WireQuestion } from '../../../../src/api/contract/feedback-contract.ts';
import type { Currency } from '../../../../src/domain/money/money.ts';
import type { ConsoleBusiness, ConsoleOrder } from './console-model.ts';

/** A try to pay online; `value` is a wire amount. */
export interface ConsolePayment {
  readonly id: string;
  /** Of the order it pays; null: it pays a package of the wallet. */
  readonly number: string | null;
  readonly packageId: string | null;
  readonly referenceId: string;
  readonly paymentType: number;
  readonly value: number;
  readonly currency: string;
  readonly currencyDigits: number;
  readonly status: string;
  readonly provider: string;
  readonly problem: string | null;
  readonly createdAt: Date;
}

/** What a live system would have sent to a phone: a one-time code, or words. */
export interface SentMessage {
  readonly referenceId: string;
  readonly recipient: string;
  /** How it would have gone: `sms`, `whatsapp`. */
  readonly channel: string;
  readonly code: string | null;
  readonly text: string | null;
  readonly sentAt: Date;
  /** Of a code. */
  readonly expiresAt: Date | null;
}

/** The tables of a branch that customers order from. */
export interface ConsoleTables {
  readonly business: ConsoleBusiness;
  readonly domains: readonly string[];
  readonly branch: { readonly id: string; readonly name: LocalizedText };
  /** Orders are taken from them; else their codes show the menu. */
  readonly isOrdered: boolean;
  readonly tables: readonly {
    readonly id: string;
    readonly name: LocalizedText;
    readonly seats?: number | undefined;
    /** Where its code leads, on the origin of the pages. */
    readonly path: string;
  }[];
}

/** How often a banner was on screen, on the business's own days. */
export interface ConsoleBanner {
  readonly business: ConsoleBusiness;
  readonly banner: {
    readonly id: string;
    readonly title?: LocalizedText | undefined;
    /** `YYYY-MM-DD` */
    readonly from?: string | undefined;
    readonly to?: string | undefined;
  };
  readonly today: number;
  /** In the last 7 days, and in the last 30. */
  readonly week: number;
  readonly month: number;
}

/** How often a coupon was used. */
export interface ConsoleCoupon {
  readonly business: ConsoleBusiness;
  readonly currency: Currency;
  readonly coupon: {
    readonly code: string;
    readonly discount_type: 'percent' | 'fixed';
    readonly discount_value: number;
    readonly all_menu: boolean;
    readonly item_ids?: readonly string[] | undefined;
    readonly max_allowed_items?: number | null | undefined;
    readonly user_type?: 'all' | 'guest' | 'authenticated' | undefined;
    readonly free_delivery?: boolean | undefined;
    readonly minimum?: number | undefined;
    /** Days or times, as the business wrote them. */
    readonly starts?: string | undefined;
    readonly expires?: string | undefined;
    readonly max_redemptions?: number | undefined;
    readonly max_per_customer?: number | undefined;
  };
  readonly state: 'usable' | 'not_started' | 'expired' | 'used_up' | 'disabled';
  /** Orders it counts for, and orders that came to nothing. */
  readonly redeemed: number;
  readonly givenBack: number;
}

/** How many marketing events of an integration wait to be sent, were taken by its vendor, and were given up. */
export interface ConsolePixel {
  readonly referenceId: string;
  readonly title: string;
  readonly pixelId: string;
  readonly waiting: number;
  readonly sent: number;
  readonly dead: number;
}

/** A marketing event, without what it tells of anybody. */
export interface ConsolePixelEvent {
  readonly referenceId: string;
  readonly title: string;
  readonly event: string;
  readonly eventId: string;
  readonly state: string;
  readonly attempts: number;
  readonly dueAt: Date;
  /** What the vendor said last, when it did not take it. */
  readonly problem: string | null;
  readonly queuedAt: Date;
}

/** What a customer said of an order. */
export interface ConsoleReview {
  readonly business: ConsoleBusiness;
  /** The order's. */
  readonly number: string;
  /** 1 to 5. */
  readonly rate: number;
  readonly comment: string;
  readonly changedAt: Date;
}

/** An answer with its question in the words of then. */
export interface ConsoleAnswer {
  readonly question: WireQuestion;
  readonly value: WireAnswer['value'];
}

/** What a customer answered to a feedback form. */
export interface ConsoleFeedback {
  readonly business: ConsoleBusiness;
  readonly answers: readonly ConsoleAnswer[];
  readonly comment: string;
  readonly givenAt: Date;
}

/** What the operator sees, each newest first. */
export interface ConsoleView {
  readonly businesses: () => Promise<readonly ConsoleBusiness[]>;
  /** Of one business, or of all. */
  readonly orders: (referenceId: string | null) => Promise<readonly ConsoleOrder[]>;
  readonly tables: () => Promise<readonly ConsoleTables[]>;
  readonly banners: () => Promise<readonly ConsoleBanner[]>;
  readonly coupons: () => Promise<readonly ConsoleCoupon[]>;
  readonly opinions: () => Promise<{
    readonly reviews: readonly ConsoleReview[];
    readonly feedback: readonly ConsoleFeedback[];
  }>;
  readonly payments: () => Promise<readonly ConsolePayment[]>;
  readonly messages: () => Promise<readonly SentMessage[]>;
  readonly pixels: () => Promise<{
    readonly integrations: readonly ConsolePixel[];
    readonly events: readonly ConsolePixelEvent[];
  }>;
}

/** What a customer has in the wallet, in minor units of the business's currency. */
export interface ConsoleWallet {
  readonly business: ConsoleBusiness & { readonly currency: Currency };
  readonly customer: {
    readonly id: string;
    readonly name: string;
    readonly dialCode: string;
    readonly phone: string;
  };
  readonly balance: number;
  readonly held: number;
}

/** What moved on a wallet, and what for. */
export interface ConsoleMovement {
  readonly reason: string;
  readonly amount: number;
  readonly balanceAfter: number;
  readonly at: Date;
  readonly onHold: boolean;
  readonly orderNumber: string | null;
  readonly packageId: string | null;
  readonly note: string | null;
}

/** The wallets of customers, and the way to give them something. All but `all` throw Refusal 404. */
export interface ConsoleWallets {
  readonly all: () => Promise<readonly ConsoleWallet[]>;
  readonly one: (id: string) => Promise<ConsoleWallet & { readonly movements: readonly ConsoleMovement[] }>;
  /** Once per key, with the reason. Throws Refusal 422 too. */
  readonly give: (
    id: string,
    gift: { readonly amount: string; readonly note: string; readonly key: string },
  ) => Promise<void>;
}
