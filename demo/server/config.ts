import { resolve } from 'node:path';
import * as z from 'zod';

const optional = z
  .string()
  .optional()
  .transform((value) => value || null);

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: optional,
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: optional.refine(
    (url) => url === null || /^postgres(ql)?:\/\//.test(url),
    'a postgres:// address',
  ),
  CONSOLE_PASSWORD: optional,
  PUBLIC_ORIGIN: optional.refine(
    (origin) => origin === null || (URL.canParse(origin) && new URL(origin).origin === origin),
    'an origin such as https://orders.example',
  ),
  WIDGET_DIR: optional,
  SERVER_SECRET: optional.refine(
    (secret) => secret === null || secret.length >= 32,
    'at least 32 characters drawn at random',
  ),
  TRUST_PROXY: z.stringbool().default(false),
  PAYMENT_PROVIDER: z.enum(['sandbox', 'stripe']).default('sandbox'),
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
  SERVE_SOURCE_MAPS: z.stringbool().default(false),
  DEMO_BUSINESSES: z.stringbool().default(true),
  DEMO_CLOCK: optional.refine((at) => at === null || !Number.isNaN(Date.parse(at)), 'an ISO 8601 time'),
});

type Environment = z.output<typeof environment>;

/** The Stripe settings, when Stripe takes the payments. Throws an Error that names the missing variables. */
function stripeConfigOf(env: Environment): Config['payment']['stripe'] {
  if (env.PAYMENT_PROVIDER !== 'stripe') return null;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE } = env;
  if (!secretKey || !webhookSecret)
    throw new Error('PAYMENT_PROVIDER=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET');
  // Stripe's pages expire by the real clock.
  if (env.DEMO_CLOCK) throw new Error('PAYMENT_PROVIDER=stripe and DEMO_CLOCK do not go together');
  return { secretKey, webhookSecret, apiBase: STRIPE_API_BASE };
}

/** The server's configuration, read from environment variables. */
export interface Config {
  readonly port: number;
  /** Null: listen on every address of the machine. */
  readonly host: string | null;
  readonly dataDir: string;
  /** Null: PGlite in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly consolePassword: string | null;
  /** The key that one-time codes are hashed with. Null: it is read from a file in `dataDir`. */
  readonly serverSecret: string | null;
  /** The origin that customers use, when a proxy in front ends TLS. */
  readonly publicOrigin: string | null;
  /** The built widget; null: where `npm run build` puts it. */
  readonly widgetDir: string | null;
  /** A proxy in front forwards the client's address. */
  readonly trustProxy: boolean;
  /** Serves the widget's source maps, which contain its whole source, to everybody. For debugging. */
  readonly serveSourceMaps: boolean;
  /** Online payments. Without Stripe the sandbox takes them, which moves no money. */
  readonly payment: {
    readonly stripe: {
      readonly secretKey: string;
      readonly webhookSecret: string;
      readonly apiBase: string;
    } | null;
  };
  /** Imports the demo businesses at the start. */
  readonly demoBusinesses: boolean;
  /** Epoch ms. With `DEMO_CLOCK` the clock starts at that time, to see the demo at another time of day. */
  readonly now: () => number;
}

/** Throws an Error that names every invalid variable. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const read = environment.safeParse(env);
  if (!read.success) {
    const lines = read.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error(`The environment is not as expected:\n${lines.join('\n')}`);
  }
  const {
    PORT,
    HOST,
    DATA_DIR,
    DATABASE_URL,
    CONSOLE_PASSWORD,
    SERVER_SECRET,
    PUBLIC_ORIGIN,
    WIDGET_DIR,
    TRUST_PROXY,
    SERVE_SOURCE_MAPS,
    DEMO_BUSINESSES,
    DEMO_CLOCK,
  } = read.data;
  const shift = DEMO_CLOCK ? Date.parse(DEMO_CLOCK) - Date.now() : 0;
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    consolePassword: CONSOLE_PASSWORD,
    serverSecret: SERVER_SECRET,
    publicOrigin: PUBLIC_ORIGIN,
    widgetDir: WIDGET_DIR && resolve(WIDGET_DIR),
    trustProxy: TRUST_PROXY,
    serveSourceMaps: SERVE_SOURCE_MAPS,
    payment: { stripe: stripeConfigOf(read.data) },
    demoBusinesses: DEMO_BUSINESSES,
    now: () => Date.now() + shift,
  };
}
