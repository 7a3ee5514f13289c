/**
 * What a process needs to find programs, fonts, temporary folders and compiled code, in capitals. All else stays with the
 * server: keys of vendors, the address of the database, the secret of sessions.
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

/** The environment of a process of ours, out of this one's. */
export function childEnvironment(own: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  // Windows writes Path and SystemRoot.
  return Object.fromEntries(Object.entries(own).filter(([name]) => passedOn.has(name.toUpperCase())))
}
