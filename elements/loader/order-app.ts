import { OrderAppElement } from './order-app-element.ts';
import { OrderButtonElement } from './order-button-element.ts';

declare global {
  interface HTMLElementTagNameMap {
    'order-app': OrderAppElement;
    'order-button': OrderButtonElement;
  }
}

const present = customElements.get('order-app') as typeof OrderAppElement | undefined;
if (!present) {
  customElements.define('order-app', OrderAppElement);
  customElements.define('order-button', OrderButtonElement);
} else if (present.version !== OrderAppElement.version) {
  console.warn(`[order-app] ${OrderAppElement.version} idles beside ${present.version}.`);
}
