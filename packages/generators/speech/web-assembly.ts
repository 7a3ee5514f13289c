// Isomorphic code has no DOM types, which include those of WebAssembly. This file declares the part that we use.

/** A compiled module; a `WebAssembly.Module` satisfies it. */
export type CompiledModule = object

/** A running module with its memory and its entry point. */
export interface ProgramInstance {
  readonly exports: { readonly memory: { readonly buffer: ArrayBuffer }; readonly _start: () => unknown }
}

type ImportedFunctions = Record<string, (...parameters: unknown[]) => unknown>

interface WebAssemblyHost {
  readonly Module: { imports(module: CompiledModule): { module: string; name: string }[] }
  compile(bytes: Uint8Array): Promise<CompiledModule>
  instantiate(module: CompiledModule, imports: Record<string, ImportedFunctions>): Promise<ProgramInstance>
}

const host = (globalThis as unknown as { WebAssembly: WebAssemblyHost }).WebAssembly

/** Compiles bytes, or returns an already compiled module. Throws CompileError on invalid bytes. */
export async function compileModule(wasm: Uint8Array | CompiledModule): Promise<CompiledModule> {
  return wasm instanceof Uint8Array ? host.compile(wasm) : wasm
}

/**
 * Starts a module whose imports all belong to one namespace. `call` receives every import by name, so that the
 * functions behind them may change between runs.
 */
export async function instantiateModule(
  module: CompiledModule,
  call: (name: string, parameters: unknown[]) => unknown,
): Promise<ProgramInstance> {
  const imports: Record<string, ImportedFunctions> = {}
  for (const { module: namespace, name } of host.Module.imports(module)) {
    imports[namespace] ??= {}
    imports[namespace][name] = (...parameters) => call(name, parameters)
  }
  return host.instantiate(module, imports)
}
