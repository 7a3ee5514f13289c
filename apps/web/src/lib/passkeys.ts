/** Browsers offer passkeys to pages with a secure address, and bind them to its name; an IP address has none. */
export function canUsePasskeys(): boolean {
  const hasName = !/^[\d.]+$|:/.test(location.hostname)
  return hasName && 'PublicKeyCredential' in globalThis
}
