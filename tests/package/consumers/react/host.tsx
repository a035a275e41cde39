import { OrderApp, type OrderAppElement } from 'order-app/react';
import { useRef, useState } from 'react';

/** A host page in React. It passes props, listens to events and calls a method through the ref. */
export function Host({ apiBase }: { apiBase: string }) {
  const element = useRef<OrderAppElement>(null);
  const [locale, setLocale] = useState('en');
  const [ready, setReady] = useState('');
  const [isVisible, setVisible] = useState(true);
  return (
    <main>
      <button type="button" onClick={() => setLocale('ar')}>
        Arabic
      </button>
      <button type="button" onClick={() => setVisible(!isVisible)}>
        Toggle
      </button>
      <output>{ready}</output>
      {isVisible && (
        <OrderApp
          ref={element}
          className="menu"
          referenceId="demo-cafe"
          apiBase={apiBase}
          locale={locale}
          customer={{ name: 'Salma' }}
          debug={false}
          onReady={(event) => setReady(event.detail.referenceId)}
          onOrderPlaced={(event) => setReady(event.detail.orderId)}
        />
      )}
    </main>
  );
}
