import MagicString from 'magic-string';
import type { Plugin } from 'vite';

const GLOBAL_CONFIG = 'globalThis.__zod_globalConfig';

/**
 * Gives the bundled zod a separate configuration. zod stores its configuration in a property of `globalThis`. Without
 * this plugin, the widget would add a global to the host page, and a host page that configures its own zod would change
 * how the widget validates. Fails the build if zod has moved the property.
 */
export function isolateZodConfig(): Plugin {
  return {
    name: 'order-app-isolate-zod-config',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/zod/v4/core/core.js')) return null;
      if (!code.includes(GLOBAL_CONFIG))
        throw new Error(`zod has changed: it does not contain "${GLOBAL_CONFIG}".`);
      const output = new MagicString(code).replaceAll('globalThis', 'moduleScope');
      output.prepend('const moduleScope = {};\n');
      return { code: output.toString(), map: output.generateMap({ hires: 'boundary' }) };
    },
  };
}
