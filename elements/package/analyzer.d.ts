import type typescript from 'typescript';

/** What the analyzer's own typings leave out: that it can be called. */
declare module '@custom-elements-manifest/analyzer' {
  /** The analyzer's own TypeScript: sources of another one it does not understand. */
  export const ts: typeof typescript;
  export function create(input: {
    modules: readonly typescript.SourceFile[];
    plugins: readonly unknown[];
    context: Readonly<Record<string, unknown>>;
  }): unknown;
}
