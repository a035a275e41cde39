import type { Plugin } from 'vite';

const CONFIG = 'globalThis.__zod_globalConfig';

/**
 * zod keeps its configuration on `globalThis`, shared by every copy on the page: ours would leave a name behind, and a
 * host's own zod would change how ours works. Here it is the module's own. Fails the build when zod has moved it.
 */
export function ownZodConfig(): Plugin {
  return {
    name: 'order-app-own-zod-config',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/zod/v4/core/core.js')) return null;
      if (!code.includes(CONFIG)) throw new Error(`zod has changed: "${CONFIG}" is not there.`);
      return `const ownScope = {};\n${code.replaceAll('globalThis', 'ownScope')}`;
    },
  };
}
