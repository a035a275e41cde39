type Directives = ReadonlyMap<string, readonly string[]>;

/**
 * Parses the value of a Content-Security-Policy header. If a directive occurs twice, the first one counts (CSP 3,
 * section 2.2.1).
 */
function parseDirectives(policy: string): Directives {
  const directives = new Map<string, readonly string[]>();
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    const key = name.toLowerCase();
    if (key && !directives.has(key)) directives.set(key, sources);
  }
  return directives;
}

/**
 * The directives that the browser uses instead of a missing directive, before it tries `default-src` (CSP 3, section
 * 6.8.3).
 */
const FALLBACKS: Readonly<Record<string, readonly string[]>> = {
  'script-src-elem': ['script-src'],
  'script-src-attr': ['script-src'],
  'style-src-elem': ['style-src'],
  'style-src-attr': ['style-src'],
  'worker-src': ['child-src', 'script-src'],
  'frame-src': ['child-src'],
};

/** Directives that don't fall back to `default-src`. */
const WITHOUT_DEFAULT_SRC = ['form-action', 'base-uri', 'frame-ancestors', 'trusted-types'];

/**
 * Returns the directive that `policy` needs in order to allow `source` too. Keeps the sources that the policy already
 * allows. Drops `'none'`, because CSP permits `'none'` only without other sources.
 */
export function allowSource(policy: string, directive: string, source: string): string {
  const directives = parseDirectives(policy);
  const [baseDirective] = FALLBACKS[directive] ?? [];
  const candidates = [directive, ...(FALLBACKS[directive] ?? [])];
  const existingName = candidates.find((name) => directives.has(name));
  const name =
    existingName ?? (directive.endsWith('-elem') || directive.endsWith('-attr') ? baseDirective : directive);
  const inheritedSources = WITHOUT_DEFAULT_SRC.includes(directive) ? [] : directives.get('default-src');
  const sources = (existingName ? directives.get(existingName) : inheritedSources) ?? [];
  const otherSources = sources.filter((other) => other.toLowerCase() !== "'none'" && other !== source);
  return [name, ...otherSources, source].join(' ');
}
