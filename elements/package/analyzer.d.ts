import type typescript from 'typescript';

/** The analyzer's functions, which its typings leave out. */
declare module '@custom-elements-manifest/analyzer' {
  /** The analyzer's own TypeScript. It only understands source files that this copy has parsed. */
  export const ts: typeof typescript;
  export function create(input: {
    modules: readonly typescript.SourceFile[];
    plugins: readonly unknown[];
    context: Readonly<Record<string, unknown>>;
  }): unknown;
}
