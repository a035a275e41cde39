/** A floating button lies in the top layer, over whatever the page stacks. */
export const BUTTON_CSS = `:host{display:inline-block!important}
:host([placement=floating]){display:contents!important}
:host([hidden]){display:none!important}
button{all:initial;display:inline-flex;gap:8px;align-items:center;min-height:44px;padding:0 20px;border:1px solid #0000;border-radius:var(--order-app-radius,16px);background:var(--order-app-brand,#1b1b1f);color:var(--order-app-on-brand,#fff);font:600 16px var(--order-app-font,system-ui);cursor:pointer}
button[popover]{position:fixed;inset:auto;inset-block-end:16px;inset-inline-end:16px}
:focus-visible{outline:2px solid;outline-offset:2px}`;
