/** The style of the cards on the static page and in the Preact element. */
export const CARD_STYLE =
  'main{display:grid;gap:12px}article{border:1px solid #ddd;border-radius:16px;padding:12px;min-height:112px}h3,p{margin:0}';
