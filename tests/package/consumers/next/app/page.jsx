'use client';
import { OrderApp } from 'order-app/react';
import { useEffect, useState } from 'react';

export default function Page() {
  const [apiBase, setApiBase] = useState('');
  useEffect(() => setApiBase(new URLSearchParams(location.search).get('api') ?? '/api'), []);
  return apiBase && <OrderApp referenceId="demo-cafe" apiBase={apiBase} />;
}
