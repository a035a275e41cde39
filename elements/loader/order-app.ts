import { OrderAppElement } from './order-app-element.ts';
import { OrderButtonElement } from './order-button-element.ts';

declare global {
  interface HTMLElementTagNameMap {
    'order-app': OrderAppElement;
    'order-button': OrderButtonElement;
  }
}

const present = customElements.get('order-app') as (typeof OrderAppElement & { idle?: string }) | undefined;
if (!present) {
  customElements.define('order-app', OrderAppElement);
  customElements.define('order-button', OrderButtonElement);
} else if (present.version !== OrderAppElement.version) {
  // For the doctor, who cannot ask a script that stays idle.
  present.idle = OrderAppElement.version;
  console.warn(`[order-app] ${present.version} runs`);
}
