import { OrderApp, type OrderAppElement, type OrderAppEventMap } from 'order-app/react';

/** What must compile, and what must not. */
export const right = [
  <OrderApp key="1" referenceId="a" urlMode="hash" onReady={({ detail }) => detail.referenceId.length} />,
  <OrderApp key="2" referenceId="a" id="menu" style={{ height: 400 }} onClick={(event) => event.clientX} />,
  <order-app key="3" reference-id="a" url-mode="query" class="menu" />,
];

export const wrong = [
  // @ts-expect-error -- no such place to keep the address
  <OrderApp key="1" referenceId="a" urlMode="cookie" />,
  // @ts-expect-error -- no such detail
  <OrderApp key="2" referenceId="a" onReady={({ detail }) => detail.nothing} />,
  // @ts-expect-error -- no such attribute
  <order-app key="3" reference-id="a" speed="fast" />,
];

export const byTag = (): OrderAppElement | null => document.querySelector('order-app');
export const orderId = (event: OrderAppEventMap['order-placed']): string => event.detail.orderId;
