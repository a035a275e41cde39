import r2wc from '@r2wc/react-to-web-component';
import type { ReactNode } from 'react';

const TAG_NAME = 'order-app-view';

interface View extends HTMLElement {
  content?: ReactNode;
}

const Content = ({ container }: { readonly container: View }) => <>{container.content}</>;

function createViewClass(): CustomElementConstructor {
  const Base = r2wc(Content) as unknown as new () => HTMLElement & { disconnectedCallback(): void };
  return class extends Base {
    // A host page moves an element by removing and inserting it. If it is back at the end of the task, keep it mounted.
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return;
        super.disconnectedCallback();
        (this as View).content = undefined;
      });
    }
  };
}

/** Wraps a React tree in an element that mounts it on entering the document and unmounts it after leaving. */
export function createView(content: ReactNode): HTMLElement {
  if (!customElements.get(TAG_NAME)) customElements.define(TAG_NAME, createViewClass());
  const view: View = document.createElement(TAG_NAME);
  view.className = 'view';
  view.content = content;
  return view;
}
