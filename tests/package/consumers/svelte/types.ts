import 'order-app/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

type Props = SvelteHTMLElements['order-app'];

export const right: Props = {
  'reference-id': 'a',
  'url-mode': 'hash',
  onready: (event) => event.detail.referenceId,
};
// @ts-expect-error -- no such URL mode
export const wrongMode: Props = { 'url-mode': 'cookie' };
// @ts-expect-error -- no such event property
export const wrongDetail: Props = { onready: (event) => event.detail.nothing };
