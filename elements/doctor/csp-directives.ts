type Directives = ReadonlyMap<string, readonly string[]>;

/** A content security policy as its header is written. The first of two directives of a name counts (CSP 3, section 2.2.1). */
function directivesOf(policy: string): Directives {
  const directives = new Map<string, readonly string[]>();
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    const key = name.toLowerCase();
    if (key && !directives.has(key)) directives.set(key, sources);
  }
  return directives;
}

/** Whose list counts where a directive is missing, before `default-src` (CSP 3, section 6.8.3). */
const FALLBACKS: Readonly<Record<string, readonly string[]>> = {
  'script-src-elem': ['script-src'],
  'script-src-attr': ['script-src'],
  'style-src-elem': ['style-src'],
  'style-src-attr': ['style-src'],
  'worker-src': ['child-src', 'script-src'],
  'frame-src': ['child-src'],
};

/** Directives that `default-src` does not speak for. */
const OWN_ONLY = ['form-action', 'base-uri', 'frame-ancestors', 'trusted-types'];

/**
 * The whole directive to write into `policy` so that it also allows `source`: what the list that counts now allows, and
 * `source`. `'none'` goes, since it may only stand alone.
 */
export function widened(policy: string, directive: string, source: string): string {
  const directives = directivesOf(policy);
  const [plain] = FALLBACKS[directive] ?? [];
  const candidates = [directive, ...(FALLBACKS[directive] ?? [])];
  const present = candidates.find((name) => directives.has(name));
  const name = present ?? (directive.endsWith('-elem') || directive.endsWith('-attr') ? plain : directive);
  const inherited = OWN_ONLY.includes(directive) ? [] : directives.get('default-src');
  const sources = (present ? directives.get(present) : inherited) ?? [];
  const kept = sources.filter((one) => one.toLowerCase() !== "'none'" && one !== source);
  return [name, ...kept, source].join(' ');
}
