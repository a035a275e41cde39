import { OrderApp, type OrderAppElement, type OrderAppEventMap, OrderButton } from 'order-app/react';

/** Props that must compile, and props that must not. */
export const right = [
  <OrderApp key="1" referenceId="a" urlMode="hash" onReady={({ detail }) => detail.referenceId.length} />,
  <OrderApp key="2" referenceId="a" id="menu" style={{ height: 400 }} onClick={(event) => event.clientX} />,
  <order-app key="3" reference-id="a" url-mode="query" class="menu" />,
  <OrderApp key="4" referenceId="a" mode="modal" open customer={{ name: 'Salma' }} />,
  <OrderButton key="5" referenceId="a" placement="floating">
    Order
  </OrderButton>,
];

export const wrong = [
  // @ts-expect-error -- no such URL mode
  <OrderApp key="1" referenceId="a" urlMode="cookie" />,
  // @ts-expect-error -- no such event property
  <OrderApp key="2" referenceId="a" onReady={({ detail }) => detail.nothing} />,
  // @ts-expect-error -- no such attribute
  <order-app key="3" reference-id="a" speed="fast" />,
  // @ts-expect-error -- the button decides how its app opens
  <OrderButton key="4" referenceId="a" mode="inline" />,
];

export const added = async (element: OrderAppElement): Promise<string> => {
  const outcome = await element.addToCart({ itemId: 'espresso', count: 2 });
  return outcome.ok ? `${outcome.cart.count}` : outcome.reason;
};
export const byTag = (): OrderAppElement | null => document.querySelector('order-app');
export const orderId = (event: OrderAppEventMap['order-placed']): string => event.detail.orderId;
