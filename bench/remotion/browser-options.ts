/** The browser named in the environment, with the fastest settings that were tried (docs/benchmarks.md). */
export function browserOptions() {
  const browserExecutable = process.env['BENCH_CHROMIUM']!
  const isShell = process.env['BENCH_CHROMIUM_KIND'] === 'headless-shell'
  return {
    browserExecutable,
    chromeMode: isShell ? ('headless-shell' as const) : ('chrome-for-testing' as const),
    chromiumOptions: { gl: null },
    logLevel: 'error' as const,
  }
}
