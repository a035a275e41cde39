/** A floating button lies in the top layer, over whatever the page stacks. */
export const BUTTON_CSS = `:host{display:inline-block!important}
:host([placement=floating]){display:contents!important}
:host([hidden]){display:none!important}
button{all:initial;padding:12px 20px;border:1px solid #8889;border-radius:var(--order-app-radius,16px);background:var(--order-app-brand,#1b1b1f);color:var(--order-app-on-brand,#fff);font:600 16px var(--order-app-font,system-ui);cursor:pointer}
button[popover]{position:fixed;inset:auto;inset-block-end:16px;inset-inline-end:16px}
span:not(:empty){margin-inline-start:8px}
:focus-visible{outline:2px solid}`;
