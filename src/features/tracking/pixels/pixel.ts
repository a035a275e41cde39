import type { TrackedEvent } from '../../../domain/tracking/event.ts';
import type { BrowserIds } from '../browser-ids.ts';

/** What a pixel is told beside the event itself. */
export interface Surroundings {
  readonly ids: BrowserIds;
  /** The page before, without its query; '' when there is none. */
  readonly referrer: string;
  readonly language: string;
  /** Epoch ms. */
  readonly at: number;
  /** Of this customer: how many, and the start of this one in epoch ms. */
  readonly session: { readonly count: number; readonly began: number };
  /** Events this page has told, this one included. */
  readonly hits: number;
}

export interface PixelRequest {
  readonly path: string;
  readonly query?: URLSearchParams;
  /** Without one, it is a GET. */
  readonly body?: string;
}

/** An event in the form a vendor's own script sends it in. */
export interface Pixel {
  /** The vendor's address; demo/server/services/tracking/public-pixels.ts lets the hosted page talk to it. */
  readonly origin: string;
  readonly request: (id: string, event: TrackedEvent, around: Surroundings) => PixelRequest;
}

type Value = string | number | undefined;

/** A query of what is known. */
export const queryOf = (values: Readonly<Record<string, Value>>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  );
