import { resolve } from 'node:path';
import * as z from 'zod';
import { toUpstreamConfig, type UpstreamConfig } from './services/delivery/geocoder/upstream-geocoder.ts';
import { isTileUrl, type MapServices } from './services/delivery/map-services.ts';

/** A variable without a value counts as not set. */
const textOrNull = z
  .string()
  .optional()
  .transform((value) => value || null);

const PORT_ERROR = 'expected a port from 0 to 65535, such as 8080';

const PLACES_ERROR = 'expected a whole number of places, at least 1, such as 2';

const flag = z.stringbool({ error: 'expected true or false' });

const environment = z.object({
  PORT: z.coerce.number(PORT_ERROR).int(PORT_ERROR).min(0, PORT_ERROR).max(65_535, PORT_ERROR).default(8080),
  HOST: textOrNull,
  DATA_DIR: z.string().min(1, 'expected the path of a folder, such as .data').default('.data'),
  MIN_FREE_DISK_MB: z.coerce
    .number('expected a number of megabytes, such as 200')
    .min(0, 'expected a number of megabytes, such as 200')
    .default(200),
  DATABASE_URL: textOrNull.refine(
    (url) => url === null || /^postgres(ql)?:\/\//.test(url),
    'expected a URL such as postgres://user:password@localhost:5432/orders, or nothing',
  ),
  CONSOLE_PASSWORD: textOrNull.refine(
    (password) => password === null || password.length >= 12,
    'expected at least 12 characters, or nothing',
  ),
  SANDBOX: textOrNull.pipe(z.nullable(flag)),
  PUBLIC_ORIGIN: textOrNull.refine(
    (origin) => origin === null || (URL.canParse(origin) && new URL(origin).origin === origin),
    'expected an origin without a path, such as https://orders.example, or nothing',
  ),
  WIDGET_DIR: textOrNull,
  SERVER_SECRET: textOrNull.refine(
    (secret) => secret === null || secret.length >= 32,
    'expected at least 32 random characters, such as the output of `openssl rand -hex 32`',
  ),
  TRUST_PROXY: flag.default(false),
  // Limits the slots and reservations that one guest may have without confirmation. A guest is counted by device and by
  // phone number.
  PLACES_PER_CLIENT: z.coerce.number(PLACES_ERROR).int(PLACES_ERROR).min(1, PLACES_ERROR).default(2),
  PAYMENT_PROVIDER: z.enum(['sandbox', 'stripe'], 'expected sandbox or stripe').default('sandbox'),
  STRIPE_SECRET_KEY: textOrNull,
  STRIPE_WEBHOOK_SECRET: textOrNull,
  STRIPE_API_BASE: z
    .url({ protocol: /^https?$/, error: 'expected a URL such as https://api.stripe.com' })
    .default('https://api.stripe.com'),
  SERVE_SOURCE_MAPS: flag.default(false),
  ERROR_ENDPOINT: textOrNull.refine(
    (url) => url === null || (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)),
    'expected a URL such as https://logs.example/errors, or nothing',
  ),
  GEOCODER_URL: z
    .union(
      [z.literal('none'), z.url({ protocol: /^https?$/ })],
      'expected a URL such as https://nominatim.example, or none',
    )
    .default('https://nominatim.openstreetmap.org'),
  MAP_TILES: textOrNull.refine(
    (url) => url === null || isTileUrl(url),
    'expected a URL with {z}, {x} and {y}, such as https://tiles.example/{z}/{x}/{y}.png, or nothing',
  ),
  MAP_ATTRIBUTION: textOrNull,
  DEMO_BUSINESSES: flag.default(true),
  DEMO_CLOCK: textOrNull.refine(
    (at) => at === null || !Number.isNaN(Date.parse(at)),
    'expected an ISO 8601 time such as 2026-03-04T12:00:00+03:00, or nothing',
  ),
});

type Environment = z.output<typeof environment>;

/** Reads the Stripe settings. Null means that the sandbox simulates payments. Throws an Error that names the variables to change. */
function readStripeConfig(env: Environment): Config['payment']['stripe'] {
  if (env.PAYMENT_PROVIDER !== 'stripe') return null;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE } = env;
  const missingVariables = Object.entries({
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  })
    .filter(([, value]) => !value)
    .map(([name]) => name);
  if (!secretKey || !webhookSecret)
    throw new Error(
      `PAYMENT_PROVIDER is stripe, but ${missingVariables.join(' and ')} is not set. Copy the value from the Stripe dashboard, or set PAYMENT_PROVIDER to sandbox.`,
    );
  if (env.SANDBOX)
    throw new Error(
      'SANDBOX cannot be true with PAYMENT_PROVIDER=stripe, because the console would list the one-time codes of real customers. Remove one of them.',
    );
  if (env.DEMO_CLOCK)
    throw new Error(
      'DEMO_CLOCK cannot be used with PAYMENT_PROVIDER=stripe, because Stripe uses the real time. Remove one of them.',
    );
  return { secretKey, webhookSecret, apiBase: STRIPE_API_BASE };
}

/** The server's configuration, read from environment variables. */
export interface Config {
  readonly port: number;
  /**
   * The network address to listen on. Null means every address of the machine, or only loopback while no operator has a
   * password.
   */
  readonly host: string | null;
  readonly dataDir: string;
  /** Free disk space in MB below which PGlite accepts no writes. */
  readonly minFreeDiskMb: number;
  /** URL of the PostgreSQL database. Null selects PGlite in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Password of the platform operator `admin`. If null, the server does not create this operator. */
  readonly consolePassword: string | null;
  /**
   * Whether messages go to the developer inbox instead of phones, and payments are simulated. If null, this is so only
   * while no operator has a password and Stripe is not configured.
   */
  readonly usesSandbox: boolean | null;
  /** The key for keyed hashes, such as those of one-time codes. If null, the server uses the key stored in `dataDir`. */
  readonly serverSecret: string | null;
  /** The origin that customers use when a proxy terminates TLS. If null, the server uses the origin of each request. */
  readonly publicOrigin: string | null;
  /** Folder of the built widget. Null selects the output folder of `npm run build`. */
  readonly widgetDir: string | null;
  /** Whether to trust the client address that a proxy forwards. */
  readonly trustProxy: boolean;
  /** Maximum number of unconfirmed slot places and reservations that a guest may have at one business. */
  readonly maxUnconfirmedPlaces: number;
  /** The URL to which hosted pages report the app's errors. Null if they report none. */
  readonly errorEndpoint: string | null;
  /** Whether anyone can load the widget's source maps, which contain its whole source. For debugging. */
  readonly serveSourceMaps: boolean;
  /** Online payments. Without Stripe, the sandbox processes them and moves no money. */
  readonly payment: {
    readonly stripe: {
      readonly secretKey: string;
      readonly webhookSecret: string;
      readonly apiBase: string;
    } | null;
  };
  /** The geocoder for addresses outside the demo's cities. If null, only the demo's cities can be found. */
  readonly geocoder: UpstreamConfig | null;
  /** The map tiles for businesses that configure none. Null selects the server's own tiles. */
  readonly map: MapServices | null;
  /** Whether the server imports the demo businesses when it starts. */
  readonly hasDemoBusinesses: boolean;
  /** Returns the current time in epoch ms. With `DEMO_CLOCK`, the clock starts at that time. */
  readonly now: () => number;
}

/** Variables whose values must not be printed. */
const SECRET_VARIABLES = [
  'DATABASE_URL',
  'CONSOLE_PASSWORD',
  'SERVER_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
];

const describeVariable = (
  name: string,
  expected: string,
  env: Readonly<Record<string, string | undefined>>,
): string => {
  const value = SECRET_VARIABLES.includes(name) ? '' : ` is ${JSON.stringify(env[name])}`;
  return `  ${name}${value}: ${expected}`;
};

/** Reads the configuration. Throws an Error that lists every invalid variable and the values it accepts. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) =>
      describeVariable(path.join('.'), message, env),
    );
    const countText =
      lines.length === 1 ? '1 environment variable is' : `${lines.length} environment variables are`;
    throw new Error(
      `${countText} invalid:\n${lines.join('\n')}\nAll variables are listed in docs/configuration.md.`,
    );
  }
  const {
    PORT,
    HOST,
    DATA_DIR,
    MIN_FREE_DISK_MB,
    DATABASE_URL,
    CONSOLE_PASSWORD,
    SANDBOX,
    SERVER_SECRET,
    PUBLIC_ORIGIN,
    WIDGET_DIR,
    TRUST_PROXY,
    PLACES_PER_CLIENT,
    SERVE_SOURCE_MAPS,
    ERROR_ENDPOINT,
    DEMO_BUSINESSES,
    DEMO_CLOCK,
    GEOCODER_URL,
    MAP_TILES,
    MAP_ATTRIBUTION,
  } = parsed.data;
  const clockShiftMs = DEMO_CLOCK ? Date.parse(DEMO_CLOCK) - Date.now() : 0;
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    minFreeDiskMb: MIN_FREE_DISK_MB,
    databaseUrl: DATABASE_URL,
    consolePassword: CONSOLE_PASSWORD,
    usesSandbox: SANDBOX,
    serverSecret: SERVER_SECRET,
    publicOrigin: PUBLIC_ORIGIN,
    widgetDir: WIDGET_DIR && resolve(WIDGET_DIR),
    trustProxy: TRUST_PROXY,
    maxUnconfirmedPlaces: PLACES_PER_CLIENT,
    serveSourceMaps: SERVE_SOURCE_MAPS,
    errorEndpoint: ERROR_ENDPOINT,
    payment: { stripe: readStripeConfig(parsed.data) },
    geocoder: GEOCODER_URL === 'none' ? null : toUpstreamConfig(GEOCODER_URL),
    map: MAP_TILES ? { tiles: MAP_TILES, ...(MAP_ATTRIBUTION && { attribution: MAP_ATTRIBUTION }) } : null,
    hasDemoBusinesses: DEMO_BUSINESSES,
    now: () => Date.now() + clockShiftMs,
  };
}
