import type { TrackedEvent } from '../../../domain/tracking/event.ts';
import type { BrowserIds } from '../browser-ids.ts';

/** Values that a pixel sends in addition to the event. */
export interface PixelContext {
  readonly ids: BrowserIds;
  /** The referrer without its query; '' when there is none. */
  readonly referrer: string;
  readonly language: string;
  /** Epoch ms. */
  readonly sentAt: number;
  /** The customer's number of sessions, and the start of the current session in epoch ms. */
  readonly session: { readonly count: number; readonly startedAt: number };
  /** Number of events this page has sent, including this one. */
  readonly eventCount: number;
}

export interface PixelRequest {
  readonly path: string;
  readonly query?: URLSearchParams;
  /** Without a body the request is a GET. */
  readonly body?: string;
}

/** Builds the request that a vendor's own script would send for an event. */
export interface Pixel {
  /**
   * Origin of the vendor. demo/server/services/tracking/public-pixels.ts allows the hosted page to send requests to it.
   */
  readonly origin: string;
  readonly buildRequest: (pixelId: string, event: TrackedEvent, context: PixelContext) => PixelRequest;
}

type Value = string | number | undefined;

/** Builds a query string, omitting undefined and empty values. */
export const buildQuery = (values: Readonly<Record<string, Value>>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  );
