import 'order-app/solid';

export const right = () => (
  <order-app
    reference-id="a"
    url-mode="hash"
    class="menu"
    prop:locale="ar"
    on:order-placed={({ detail }) => detail.orderId.length}
  />
);

// @ts-expect-error -- no such URL mode
export const wrongMode = () => <order-app reference-id="a" url-mode="cookie" />;
// @ts-expect-error -- no such event property
export const wrongDetail = () => <order-app reference-id="a" on:ready={({ detail }) => detail.nothing} />;
