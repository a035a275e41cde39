import { ownUrl } from './assets.ts';
import { OrderAppElement } from './order-app-element.ts';
import { OrderButtonElement } from './order-button-element.ts';

declare global {
  interface HTMLElementTagNameMap {
    'order-app': OrderAppElement;
    'order-button': OrderButtonElement;
  }
}

const definedElement = customElements.get('order-app') as
  | (typeof OrderAppElement & { idle?: string })
  | undefined;
if (!definedElement) {
  // Tells the doctor the URL of the file that contains this script.
  Object.assign(OrderAppElement, { file: ownUrl });
  customElements.define('order-app', OrderAppElement);
  customElements.define('order-button', OrderButtonElement);
} else if (definedElement.version !== OrderAppElement.version) {
  // Another script has already defined the element, so this script does nothing. The doctor reads its version here.
  definedElement.idle = OrderAppElement.version;
  console.warn(`[order-app] ${definedElement.version} runs`);
}
