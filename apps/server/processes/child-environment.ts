/**
 * Variables that a process needs to find programs, fonts, temporary folders and compiled code, in capitals. All others
 * stay with the server: vendors' keys, the database's address, the session secret.
 */
const passedOn: ReadonlySet<string> = new Set([
  'PATH',
  'HOME',
  'USERPROFILE',
  'LOCALAPPDATA',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SYSTEMROOT',
  'WINDIR',
  'LANG',
  'LC_ALL',
  'LC_CTYPE',
  'TZ',
  'LD_LIBRARY_PATH',
  'DYLD_LIBRARY_PATH',
  'DYLD_FALLBACK_LIBRARY_PATH',
  'FONTCONFIG_FILE',
  'FONTCONFIG_PATH',
  'GLIBC_TUNABLES',
  'NODE_COMPILE_CACHE',
  'NODE_V8_COVERAGE',
])

/** The environment of a child process, filtered from this process's own. */
export function childEnvironment(own: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  // Windows writes Path and SystemRoot in mixed case.
  return Object.fromEntries(Object.entries(own).filter(([name]) => passedOn.has(name.toUpperCase())))
}
