import 'order-app/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

type Props = SvelteHTMLElements['order-app'];

export const right: Props = {
  'reference-id': 'a',
  'url-mode': 'hash',
  onready: (event) => event.detail.referenceId,
};
// @ts-expect-error -- no such place to keep the address
export const wrongMode: Props = { 'url-mode': 'cookie' };
// @ts-expect-error -- no such detail
export const wrongDetail: Props = { onready: (event) => event.detail.nothing };
