/** The browser named by the environment, with the settings that were fastest of those tried (docs/benchmarks.md). */
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
