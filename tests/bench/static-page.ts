import { type BenchItem, createItems } from './business-of.ts';

const card = ({ name, description, price }: BenchItem): string =>
  `<article><h3>${name}</h3><p>${description}</p><b>${price.toFixed(2)} €</b></article>`;

/** The page a developer would write by hand: one document with an inline style sheet and no script. */
export const staticPage = (count: number): string => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Menu</title>
<style>body{font:14px/1.45 system-ui;margin:0;padding:16px}main{display:grid;gap:12px}article{border:1px solid #ddd;border-radius:16px;padding:12px;min-height:112px}h3,p{margin:0}</style>
<h1>Menu</h1><main>${createItems(count).map(card).join('')}</main></html>`;

/** A host page with the element and nothing else to load. */
export const embeddingPage = (
  origin: string,
  referenceId: string,
): string => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Menu</title>
<script async src="${origin}/order-app.js"></script>
<body style="margin:0"><order-app reference-id="${referenceId}" path="car_pickup"></order-app></body></html>`;
