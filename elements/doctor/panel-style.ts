/** System colours, so that it suits the page by day, by night and in forced colours. `!important`: the page's own may be. */
export const PANEL_CSS = `:host{display:block!important;position:fixed!important;inset:auto 16px 16px auto!important;width:auto!important;height:auto!important;margin:0!important;padding:0!important;border:0!important;transform:none!important;opacity:1!important;visibility:visible!important;z-index:2147483000!important;pointer-events:auto!important}
.panel{all:initial;color-scheme:light dark;position:fixed;inset:auto;inset-block-end:16px;inset-inline-end:16px;box-sizing:border-box;width:min(440px,calc(100vw - 32px));max-height:min(620px,calc(100vh - 32px));display:flex;flex-direction:column;background:Canvas;color:CanvasText;border:1px solid GrayText;border-radius:12px;box-shadow:0 8px 32px #0005;font:14px/1.45 system-ui,sans-serif;text-align:start;overflow:hidden}
.panel:not([data-open]){width:auto}
.bar{display:flex;align-items:center;gap:4px;padding:4px}
.bar button{flex:none;border:0;background:none}
.bar .title{flex:1;display:flex;gap:8px;align-items:center;text-align:start;font-weight:600}
.body{overflow:auto;padding:0 16px 16px;border-block-start:1px solid GrayText}
[hidden]{display:none!important}
h2{font-size:14px;margin:16px 0 8px;overflow-wrap:anywhere}
h3{font-size:14px;margin:0;overflow-wrap:anywhere}
ol{list-style:none;margin:0;padding:0;display:grid;gap:12px}
li{border:1px solid GrayText;border-radius:8px;padding:12px}
p{margin:8px 0 0;overflow-wrap:anywhere}
pre{margin:8px 0;padding:8px;border:1px dashed GrayText;border-radius:6px;white-space:pre-wrap;overflow-wrap:anywhere;font:12px/1.5 ui-monospace,monospace}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 12px;margin:0}
dt{font-weight:600}
dd{margin:0;overflow-wrap:anywhere}
button{font:inherit;color:inherit;min-height:44px;min-width:44px;padding:0 12px;border:1px solid;border-radius:8px;background:none;cursor:pointer}
button:focus-visible,.body:focus-visible{outline:3px solid Highlight;outline-offset:-3px}
.badge{display:inline-block;padding:1px 8px;border:1px solid;border-radius:6px;font-size:12px;font-weight:600;margin-inline-end:8px;color:#fff}
.error{background:#b3261e}.warning{background:#7a5200}.note{background:#44546a}.ok{background:#1b6e3c}
.said{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.actions{display:flex;flex-wrap:wrap;gap:8px;margin-block-start:16px}`;
