// Baseline of the benchmark: the smallest custom element that shows the app's menu. It uses Preact, one request and one
// card per item.
import { type ComponentChild, h, render } from 'preact';
import { CARD_STYLE } from './card-style.ts';

interface MenuItem {
  readonly id: string;
  readonly name: { readonly en: string };
  readonly description: { readonly en: string };
  readonly price: number;
}

interface MenuResponse {
  readonly menu: { readonly categories: readonly { readonly items: readonly MenuItem[] }[] };
}

const createCard = ({ id, name, description, price }: MenuItem): ComponentChild =>
  h('article', { key: id }, [
    h('h3', null, name.en),
    h('p', null, description.en),
    h('b', null, `${price.toFixed(2)} €`),
  ]);

class PreactMenu extends HTMLElement {
  async connectedCallback() {
    const root = this.attachShadow({ mode: 'open' });
    const response = await fetch(this.getAttribute('url') ?? '');
    const { menu }: MenuResponse = await response.json();
    const cards = menu.categories.flatMap(({ items }) => items.map(createCard));
    render([h('style', null, CARD_STYLE), h('main', null, cards)], root);
  }
}

customElements.define('preact-menu', PreactMenu);
