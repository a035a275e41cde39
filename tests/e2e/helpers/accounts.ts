import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The newest code that was sent to a number of Kuwait, from the console's inbox. */
export async function codeFor(origin: string, phone: string): Promise<string> {
  const page = await (await fetch(`${origin}/console/codes`)).text();
  const row = new RegExp(`<code>(\\d{6})</code></td><td><bdi dir="ltr">\\+965\\s*${phone}<`).exec(page);
  if (!row?.[1]) throw new Error(`No code was sent to ${phone}`);
  return row[1];
}

async function post(origin: string, path: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${origin}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status, path).toBe(200);
  return response.json() as Promise<Record<string, unknown>>;
}

interface Account {
  readonly token: string;
  readonly user: { readonly id: string };
}

/** Makes the page's customer somebody with an account, as an earlier visit would have left it. Answers the token. */
export async function logIn(
  page: Page,
  origin: string,
  { phone, name, referenceId = 'demo-cafe' }: { phone: string; name: string; referenceId?: string },
): Promise<string> {
  const number = { reference_id: referenceId, phone, dial_code: '+965' };
  await post(origin, 'webapp/register', { ...number, name });
  const code = await codeFor(origin, phone);
  const { token, user } = (await post(origin, 'webapp/verify', { ...number, code })) as unknown as Account;
  await page.goto('/healthz');
  await page.evaluate(
    ([key, session]) => localStorage.setItem(String(key), String(session)),
    [`order-app:${referenceId}:session`, JSON.stringify({ v: 1, d: { token, userId: user.id } })],
  );
  return token;
}
