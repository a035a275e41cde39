import { type DetailedHTMLProps, type HTMLAttributes, useState } from 'react';
import { ABOUT, FIND_US, HOME, PARTS, VIEWS, type View } from '../host-page-text.ts';

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

function Order() {
  const [parts, setParts] = useState<readonly (typeof PARTS)[number][]>(PARTS);
  return (
    <>
      <div className="actions">
        <button type="button" onClick={() => setParts(parts.toReversed())}>
          Swap
        </button>
      </div>
      <div className="columns">
        {parts.map((part) =>
          part === 'about' ? (
            <section key={part} className="note">
              <h2>{ABOUT.title}</h2>
              <p>{ABOUT.text}</p>
            </section>
          ) : (
            <section key={part}>
              <order-app reference-id="demo-cafe" api-base="/api" />
            </section>
          ),
        )}
      </div>
    </>
  );
}

function Text({ title, lead }: { readonly title: string; readonly lead: string }) {
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
      {view === 'Home' && <Text {...HOME} />}
      {view === 'Order' && <Order />}
      {view === 'Find us' && <Text {...FIND_US} />}
    </>
  );
}
