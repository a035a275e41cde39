/**
 * In place the stage is no box of its own. As a dialog it lies in the top layer, over the page whatever its stacking
 * contexts: all of a small window, the middle of a large one. The variables show the app's bar with the way out, and keep
 * scrolling inside.
 */
export const STAGE_CSS = `[part=dialog]{display:contents}
:host([mode=modal]){display:contents!important;--oa-bar:flex;--oa-overscroll:contain}
:host([hidden]){display:none!important}
:host([mode=modal]) [part=dialog]{all:initial;position:fixed;inset:0;margin:auto;width:min(100%,1080px);height:100dvh;overflow:hidden;overscroll-behavior:contain;background:Canvas;color-scheme:light dark}
:host([mode=modal]) [part=dialog]:not([open]){display:none}
[part=dialog]::backdrop{background:#0009}
@media(min-width:768px){:host([mode=modal]) [part=dialog]{height:min(860px,94dvh);border-radius:var(--order-app-radius,16px)}}
.place{all:initial;visibility:inherit;color-scheme:light dark}
:host([color-scheme=light]) :is([part=dialog],.boot){color-scheme:light}
:host([color-scheme=dark]) :is([part=dialog],.boot){color-scheme:dark}
.boot [part=close]{all:revert;position:absolute;inset-inline-end:8px;inset-block-start:8px;margin:0;width:44px;height:44px;padding:0}
:host(:not([mode=modal])) .boot [part=close]{display:none}`;
