import r2wc from '@r2wc/react-to-web-component';
import type { ReactNode } from 'react';

const NAME = 'order-app-view';

interface View extends HTMLElement {
  content?: ReactNode;
}

const Content = ({ container }: { readonly container: View }) => <>{container.content}</>;

function define(): CustomElementConstructor {
  const Base = r2wc(Content) as unknown as new () => HTMLElement & { disconnectedCallback(): void };
  return class extends Base {
    // A host moves an element by taking it out: what is back at the end of the task was never away.
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return;
        super.disconnectedCallback();
        (this as View).content = undefined;
      });
    }
  };
}

/** An app's React tree as an element: mounted when that comes into the document, unmounted when it has left. */
export function viewOf(content: ReactNode): HTMLElement {
  if (!customElements.get(NAME)) customElements.define(NAME, define());
  const view: View = document.createElement(NAME);
  view.className = 'place';
  view.content = content;
  return view;
}
