/** What an order contains, and where and when it goes, as texts for comparison. A null `cart` means unknown. */
export interface OrderedContent {
  /** See `describeCart`. */
  readonly cart: string | null;
  /** Start of the slot (ISO 8601); null for an immediate order. */
  readonly scheduledAt: string | null;
  readonly address: string | null;
  readonly table: string | null;
  /** The coupon's code; null without a coupon. */
  readonly coupon: string | null;
}
