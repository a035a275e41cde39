import { type DetailedHTMLProps, type HTMLAttributes, useState } from 'react';
import { ABOUT, COLUMNS, FIND_US, HOME, VIEWS, type View } from '../host-page-text.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'order-app': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        'reference-id': string;
        'api-base'?: string;
      };
    }
  }
}

function OrderView() {
  const [columns, setColumns] = useState<readonly (typeof COLUMNS)[number][]>(COLUMNS);
  return (
    <>
      <div className="actions">
        <button type="button" onClick={() => setColumns(columns.toReversed())}>
          Swap
        </button>
      </div>
      <div className="columns">
        {columns.map((column) =>
          column === 'about' ? (
            <section key={column} className="note">
              <h2>{ABOUT.title}</h2>
              <p>{ABOUT.text}</p>
            </section>
          ) : (
            <section key={column}>
              <order-app reference-id="demo-cafe" api-base="/api" />
            </section>
          ),
        )}
      </div>
    </>
  );
}

function TextView({ title, lead }: { readonly title: string; readonly lead: string }) {
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
    </>
  );
}

/** A site with three views, one of which contains the widget. */
export function App() {
  const [view, setView] = useState<View>('Order');
  return (
    <>
      <nav className="views" aria-label="Views">
        {VIEWS.map((name) => (
          <button key={name} type="button" aria-pressed={name === view} onClick={() => setView(name)}>
            {name}
          </button>
        ))}
      </nav>
      {view === 'Home' && <TextView {...HOME} />}
      {view === 'Order' && <OrderView />}
      {view === 'Find us' && <TextView {...FIND_US} />}
    </>
  );
}
