/**
 * `!important` on the host wins over the page's own, and `all: initial` keeps what the page lets its text inherit out.
 * `.boot` is the shape of the menu home until the app has painted, in greys that suit the page.
 */
export const APP_CSS = `:host{display:block!important;position:relative!important;height:var(--order-app-height,min(800px,100svh))!important;overflow:hidden!important;contain:layout!important}
:host([mode=fullscreen]){height:100%!important;min-height:50svh!important}
:host([mode=modal]),:host([hidden]){display:none!important}
.boot{height:100%;margin:0 16px;background:repeating-linear-gradient(#0000 0 16px,#8881 0 128px)}
.boot button{margin:16px}`;
